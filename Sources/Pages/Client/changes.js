// The changes since another state of the app, in a page that `navgraph diff` wrote: the picture and a list.

/** The view of the changes. */
function changesView() {
  const { verdict, sections, sheet } = graph.changes;
  const lists = sections.map(({ title, mark, entries }) =>
    element(
      "section", {}, element("h2", {}, `${title} (${entries.length})`),
      element(
        "ul", { class: "changes" },
        entries.map(({ text, place }) =>
          element("li", {}, element("strong", {}, mark), " ", text, " ", place ? placeElement(place) : undefined)))));
  const list = element("div", { class: "text" }, element("p", { class: "verdict" }, verdict), lists);
  if (!sheet.svg || !sections.length) {
    return element("div", {}, list, sheet.failure ? element("p", { class: "note" }, sheet.failure) : undefined);
  }
  const picture = readPicture(sheet);
  const camera = new Camera(picture);
  for (const box of picture.querySelectorAll("g.node")) {
    const node = nodeWithID(box.dataset.id);
    if (node) makeButton(box, `${node.name}, ${kindOf(node)}`, () => { location.hash = addressOf("screen", [node.id]); });
  }
  const view = element(
    "div", { class: "comparison" }, element("div", { id: "canvas" }, picture), list,
    element("p", { class: "note" }, sheet.notes.join(" · ")));
  view.camera = camera;
  view.whenShown = () => camera.fit();
  return view;
}
