// What stands above a picture, so that it covers no box: the buttons that zoom, and the legend, whose samples are drawn as the picture draws what
// they stand for, so that the same style sheet gives them the same colours.

/** The outlines of boxes by what they are called, in a frame of 32 by 16. */
const sampleOutlines = {
  rounded: "M5,1 H27 Q31,1 31,5 V11 Q31,15 27,15 H5 Q1,15 1,11 V5 Q1,1 5,1 Z", rectangle: "M1,1 H31 V15 H1 Z",
  corners: "M1,1 H31 V15 H1 Z M6,1 L1,6 M26,1 L31,6 M1,10 L6,15 M31,10 L26,15",
  block: "M3,1 H31 V13 L29,15 H1 V3 Z M1,3 H29 V15 M29,3 L31,1",
  tab: "M1,15 V1 H11 V4 H31 V15 Z M1,4 H11", folder: "M1,15 V4 H18 L20,1 H28 L30,4 H31 V15 Z",
  note: "M1,1 H25 L31,6 V15 H1 Z M25,1 V6 H31", circle: "M9,8 A7,7 0 1 0 23,8 A7,7 0 1 0 9,8 Z",
};

/** Lines by what they are called: the line itself, and what it has at one end. */
const sampleLines = {
  line: ["M1,8 H31"], arrow: ["M1,8 H22", "22,4 31,8 22,12"], diamond: ["M11,8 H31", "1,8 6,5 11,8 6,11"],
};

/** The sample of an entry of the legend. */
function sampleElement({ shape, classes, width, symbol }) {
  const [line, end] = sampleLines[shape] ?? [];
  const outline = sampleOutlines[shape];
  if (!line && !outline) return element("span", { class: "sample", "aria-hidden": "true" }, symbol);
  const parts = [
    drawnElement("path", { d: line ?? outline, "stroke-width": width }),
    // As in pictures, a thick outline would fill a hollow head.
    end ? drawnElement("polygon", { points: end, "stroke-width": Math.min(width, 1.4) }) : undefined,
    symbol ? drawnElement("text", { x: 16, y: 12, "text-anchor": "middle", "font-size": 11 }, symbol) : undefined,
  ];
  return drawnElement(
    "svg", { class: "sample", viewBox: "0 0 32 16", "aria-hidden": "true" },
    drawnElement("g", { class: `${line ? "edge" : "node"} ${classes}` }, ...parts));
}

/** Whether the legend was left open. */
let isLegendOpen = false;

/** What the boxes and lines of one picture mean; nothing for a picture without any. */
function legendElement(sheet) {
  if (!sheet.legend.length) return undefined;
  return element(
    "details", { id: "legend", open: isLegendOpen, toggle: (event) => { isLegendOpen = event.target.open; } },
    element("summary", {}, "Legend"),
    element(
      "ul", {}, sheet.legend.map((number) => graph.legend[number]).map((entry) =>
        element("li", {}, sampleElement(entry), element("span", {}, entry.text)))));
}

/** The bar above a picture: where it belongs, the legend, and the buttons that zoom, with others before them. */
function barElement(title, sheet, camera, ...others) {
  return element(
    "div", { class: "bar" }, title, legendElement(sheet), others,
    element("button", { type: "button", title: "Zoom in (+)", "aria-label": "Zoom in", click: () => camera.zoom(1 / 1.3) }, "+"),
    element("button", { type: "button", title: "Zoom out (-)", "aria-label": "Zoom out", click: () => camera.zoom(1.3) }, "−"),
    element("button", { type: "button", title: "Show all (0)", click: () => camera.fit() }, "Fit"));
}

/** How many nodes of the app can be reached from a node. */
function reachOf(node) {
  const seen = new Set([node.number]);
  for (const number of seen) for (const step of graph.nodes[number].ways) seen.add(graph.steps[step].destination);
  return seen.size;
}

/**
 * Where the app starts: the start from which most of it can be reached, and without any, the box from which most boxes can be.
 * From a group, lines lead on to what only others in it reach, so that starts of a widget or a watch would seem to reach as much.
 */
function startOf(picture) {
  const entries = [...picture.querySelectorAll("g.node.entry")].filter((box) => nodeWithID(box.dataset.id));
  if (entries.length) return most(entries, (box) => reachOf(nodeWithID(box.dataset.id)));
  const next = new Map();
  for (const { dataset: { source, destination } } of picture.querySelectorAll("g.edge")) {
    if (!next.has(source)) next.set(source, []);
    next.get(source).push(destination);
  }
  const reach = (box) => {
    const seen = new Set([box.dataset.id]);
    for (const id of seen) for (const other of next.get(id) ?? []) seen.add(other);
    return seen.size;
  };
  return most([...picture.querySelectorAll("g.node")], reach);
}

/** The box with most lines of those that came, went or changed. */
function changeIn(picture) {
  const counts = new Map();
  for (const { dataset: { source, destination } } of picture.querySelectorAll("g.edge:not(.same)")) {
    for (const id of [source, destination]) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return most([...picture.querySelectorAll("g.node:not(.same)")], (box) => counts.get(box.dataset.id) ?? 0);
}

/** The boxes that changed, and those at which a line ends that did. */
function changesIn(picture) {
  const ends = new Set([...picture.querySelectorAll("g.edge:not(.same)")].flatMap(({ dataset }) => [dataset.source, dataset.destination]));
  return [...picture.querySelectorAll("g.node")].filter((box) => !box.classList.contains("same") || ends.has(box.dataset.id));
}

/** The first of the elements with the highest value; undefined where there is no element. */
function most(elements, value) {
  const values = elements.map(value);
  return elements[values.indexOf(Math.max(...values))];
}
