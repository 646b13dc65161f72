// The graph that navgraph wrote into the page. Code refers to nodes and steps by number, addresses refer to nodes by id.

const graph = JSON.parse(document.getElementById("data").textContent);

graph.nodes.forEach((node, number) => { node.number = number; });

/** What leads to each node. That a screen holds it is told apart from that. */
graph.nodes.forEach((node) => {
  const isHolding = ({ kind, source, destination }) =>
    kind === "holding" && destination === node.number && node.holders.includes(source);
  const steps = node.waysIn.map((number) => graph.steps[number]);
  node.arrivals = steps.filter((step) => !isHolding(step));
  node.holdings = steps.filter(isHolding);
});

const numbersByID = new Map(graph.nodes.map((node) => [node.id, node.number]));

/** The node with an id from an address; undefined if there is none. */
function nodeWithID(id) {
  return graph.nodes[numbersByID.get(id)];
}

/** The entry points of the app. */
const entries = graph.nodes.filter((node) => node.kind === "entry");

/** Whether a node navigates between screens but is not a screen. */
function isObject(node) {
  return node.kind === "coordinator" || node.kind === "navigator";
}

/** The kind of a node, in the words of the pictures' legend. */
function kindOf(node) {
  if (node.role === "component") return "part of a screen";
  const frameworks = { uikit: "UIKit ", appkit: "AppKit ", swiftui: "SwiftUI " };
  const kinds = {
    entry: "start of the app", navigator: "object that navigates", system: "system screen",
    unknown: "unresolved destination",
  };
  return (frameworks[node.framework] ?? "") + (kinds[node.kind] ?? node.kind);
}

/** The address of a place ([file, line, column]) in an editor or on a code host; undefined without `--link`. */
function placeAddress(place) {
  if (!graph.link) return undefined;
  const path = (graph.linkPaths ?? graph.files)[place[0]].split("/").map(encodeURIComponent).join("/");
  return graph.link.replaceAll("{path}", path).replaceAll("{line}", place[1]).replaceAll("{column}", place[2]);
}
