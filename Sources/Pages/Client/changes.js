// The changes since another state of the app, in a page that `navgraph diff` wrote: the picture and a list.

/** What one can do with the picture, which is not told on paper. */
const changesHint = "Click a screen to see its transitions and where they are in the code.";

/** The view of the changes. */
function changesView() {
  const { verdict, sections, sheet } = graph.changes;
  const lists = sections.map(({ title, mark, entries }) =>
    element(
      "section", {}, element("h2", {}, `${title} (${entries.length})`),
      element(
        "ul", { class: "changes" },
        entries.map(({ text, place }) =>
          element("li", {}, element("strong", {}, mark === "-" ? "−" : mark), " ", withLinks(text), " ", place ? placeElement(place) : undefined)))));
  const list = element("div", { class: "text" }, element("p", { class: "verdict" }, verdict), lists);
  if (!sheet.svg || !sections.length) {
    return element("div", {}, list, sheet.failure ? element("p", { class: "note" }, sheet.failure) : undefined);
  }
  const picture = readPicture(sheet);
  const camera = new Camera(picture);
  for (const box of picture.querySelectorAll("g.node")) {
    const node = nodeWithID(box.dataset.id);
    const group = graph.sheets.find((candidate) => candidate.id && candidate.id === box.dataset.id);
    if (node) makeButton(box, `${node.name}, ${kindOf(node)}`, () => { location.hash = addressOf("screen", [node.id]); });
    else if (group) makeButton(box, `Group ${group.title}`, () => { location.hash = sheetAddress(group); }, "link");
    lightWhenPointed(picture, box);
  }
  const view = element(
    "div", { class: "comparison" },
    element(
      "div", { class: "map" }, barElement(element("span", { class: "trail" }), sheet, camera),
      element("div", { class: "stage" }, element("div", { id: "canvas" }, picture))),
    list, element(
      "p", { class: "note" }, sheet.isOverview ? undefined : element("span", { class: "hint" }, changesHint, sheet.notes.length ? " · " : ""),
      sheet.notes.join(" · ")));
  view.camera = camera;
  view.whenShown = () => {
    camera.fit();
    const box = changeIn(picture);
    // What is shown of a large picture ends between boxes, as far as they have room.
    if (box && camera.scale() < leastReadable) camera.frame(box, changesIn(picture), openingScale);
  };
  return view;
}
