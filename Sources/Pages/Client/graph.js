// The graph that navgraph wrote into the page. Nodes and steps are known by their numbers, and by their ids in addresses.

const graph = JSON.parse(document.getElementById("data").textContent);

graph.nodes.forEach((node, number) => { node.number = number; });

const numbersByID = new Map(graph.nodes.map((node) => [node.id, node.number]));

/** The node with an id, as addresses have it; undefined where there is none. */
function nodeWithID(id) {
  return graph.nodes[numbersByID.get(id)];
}

/** Where the app starts. */
const entries = graph.nodes.filter((node) => node.kind === "entry");

/** Whether a node moves between screens and is none itself. */
function isObject(node) {
  return node.kind === "coordinator" || node.kind === "navigator";
}

/** What a node is, in the words of the pictures' legend. */
function kindOf(node) {
  if (node.role === "component") return "part of a screen";
  const frameworks = { uikit: "UIKit ", appkit: "AppKit ", swiftui: "SwiftUI " };
  const kinds = {
    entry: "start of the app", navigator: "object that navigates", system: "system screen",
    unknown: "unresolved destination",
  };
  return (frameworks[node.framework] ?? "") + (kinds[node.kind] ?? node.kind);
}

/** The address of a place, which is [file, line, column], in an editor or on a host of code; undefined where nobody said how those are made. */
function placeAddress(place) {
  if (!graph.link) return undefined;
  const path = (graph.linkPaths ?? graph.files)[place[0]].split("/").map(encodeURIComponent).join("/");
  return graph.link.replaceAll("{path}", path).replaceAll("{line}", place[1]).replaceAll("{column}", place[2]);
}
