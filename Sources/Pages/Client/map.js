// The pictures: an overview, and a sheet for each group. Pan with the mouse, zoom with the wheel or the keys + - 0, point
// at a box to see its neighbours, click it to pin its details.

/** The sheet that shows a node itself, the deepest one. */
function sheetOf(node) {
  return graph.sheets.findLast((sheet) => sheet.members.has(node.number));
}

graph.sheets.forEach((sheet) => { sheet.members = new Set(sheet.nodes); });

/** The group in which a node is on a sheet that shows only groups. */
function groupOf(node, sheet) {
  return graph.sheets.find((group) => group.parent === sheet.id && group.members.has(node.number));
}

/** The address of a node on its sheet. */
function mapAddress(node) {
  const sheet = sheetOf(node);
  return addressOf("map", sheet && sheet.id ? [sheet.id] : [], { select: node.id });
}

function sheetAddress(sheet) {
  return addressOf("map", sheet.id ? [sheet.id] : []);
}

/** The part of a sheet that was visible last, so that selecting a box does not move the picture. */
let lastSeen = {};

/** The view of a sheet. */
function mapView(id, options) {
  const sheet = graph.sheets.find((candidate) => candidate.id === id) ?? graph.sheets[0];
  if (!sheet) return element("p", { class: "note" }, "There is no picture.");
  if (!sheet.svg) return element("div", {}, trail(sheet), element("p", { class: "note" }, sheet.failure));
  const picture = readPicture(sheet);
  const panel = element("aside", { id: "panel", "aria-label": "What is selected" });
  const canvas = element("div", { id: "canvas" }, picture);
  const camera = new Camera(picture);
  wireBoxes(picture, sheet, options);
  fadeFiltered(picture, filterOf(options));
  const selected = options.select === undefined ? undefined : nodeWithID(options.select);
  const box = selected && (boxOf(picture, selected.id) ?? boxOf(picture, groupOf(selected, sheet)?.id));
  if (selected) panel.append(...nodeDetails(selected, false), ...panelWays(selected, filterOf(options)));
  if (box) {
    light(picture, box.dataset.id, "selected");
    box.classList.add("chosen");
  }
  panel.hidden = !selected;
  const least = sheet.isOverview ? leastReadableOfGroups : leastReadable;
  const near = [...picture.querySelectorAll("g.node.selected")].filter((other) => other !== box);
  const seenWords = (unseen) => `${counted(near.length, "neighbour")}, ${unseen ? `${unseen} out of view` : "all in view"}`;
  // It is never empty, so that the picture keeps its size when the words change.
  const outside = element("span", { id: "outside", class: "note" }, near.length ? seenWords(0) : "");
  const view = element(
    "div", { class: "map", "data-sheet": sheet.id },
    barElement(
      trail(sheet), sheet, camera,
      box ? [
        outside,
        element(
          "button",
          {
            type: "button", title: "Show what is selected with all its neighbours, however small",
            click: () => camera.frame(box, near, 0),
          },
          "Neighbours"),
      ] : []),
    element("div", { class: "stage" }, canvas, panel),
    element("p", { class: "note" }, element("span", { class: "hint" }, hint(sheet), sheet.notes.length ? " · " : ""), sheet.notes.join(" · ")));
  view.camera = camera;
  const isOpen = document.querySelector("#view > .map")?.dataset.sheet === sheet.id;
  view.whenShown = () => {
    // The zoomed part stays in place when another box is selected in it. After a link from elsewhere, the selected box is
    // shown.
    const known = lastSeen.sheet === sheet.id ? lastSeen.seen : undefined;
    if (known) camera.see(known.width, known.height, known.x + known.width / 2, known.y + known.height / 2);
    else camera.open(startOf(picture), least);
    const isKept = known && (lastSeen.select === options.select || (isOpen && box && camera.shows(box)));
    if (box && !isKept) camera.frame(box, near, selectionScale);
    const frames = near.map((other) => camera.frameOf(other));
    camera.whenMoved = (seen) => {
      lastSeen = { sheet: sheet.id, select: options.select, seen: { ...seen } };
      if (near.length) outside.textContent = seenWords(frames.filter((frame) => !camera.sees(frame)).length);
    };
    camera.apply();
  };
  return view;
}

/** The picture of a sheet as an element. */
function readPicture(sheet) {
  const picture = document.adoptNode(new DOMParser().parseFromString(sheet.svg, "image/svg+xml").documentElement);
  picture.classList.add("picture");
  // Boxes take the keyboard focus, so screen readers must not treat the picture as one image.
  picture.setAttribute("role", "group");
  picture.setAttribute("aria-label", `Picture of ${sheet.title}`);
  return picture;
}

/** Makes a box a button that reacts to clicks and to the keyboard. */
function makeButton(box, label, open, role = "button") {
  box.setAttribute("tabindex", "0");
  box.setAttribute("role", role);
  box.setAttribute("aria-label", label);
  box.addEventListener("click", open);
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  });
}

/** The breadcrumb trail: links from the first sheet to this one. */
function trail(sheet) {
  const steps = [];
  for (let next = sheet; next; next = graph.sheets.find((candidate) => candidate.id === next.parent)) {
    steps.unshift(next);
    if (next.parent === undefined || next.parent === null) break;
  }
  return element(
    "nav", { class: "trail", "aria-label": "Where this picture belongs" },
    steps.map((step) =>
      step === sheet
        ? element("span", { "aria-current": "page" }, breakable(step.title))
        : [element("a", { href: sheetAddress(step) }, breakable(step.title)), " › "]).flat());
}

function hint(sheet) {
  const click = sheet.isOverview ? "Click a group to open it." : "Click a screen to see its transitions and where they are in the code.";
  return `${click} Drag the picture to move it; Fit shows all of it.`;
}

/** The transitions to and from the selected node, for the panel. */
function panelWays(node, filter) {
  return [
    arrivalColumn(node, filter), departureColumn(node, filter),
  ];
}

function boxOf(picture, id) {
  return [...picture.querySelectorAll("g.node")].find((box) => box.dataset.id === id);
}

/** Makes a box open its group or its node, by mouse and by keyboard. */
function wireBoxes(picture, sheet, options) {
  for (const box of picture.querySelectorAll("g.node")) {
    const group = graph.sheets.find((candidate) => candidate.id && candidate.id === box.dataset.id);
    const node = nodeWithID(box.dataset.id);
    const name = box.querySelector("title")?.textContent.split("\n")[0] ?? "";
    if (!group && !node) continue;
    const open = () => {
      if (group) location.hash = sheetAddress(group);
      else changeOptions({ select: options.select === node.id ? "" : node.id });
    };
    makeButton(box, group ? `Group ${group.title}` : `${name}, ${kindOf(node)}`, open, group ? "link" : "button");
    lightWhenPointed(picture, box);
  }
}

/** Sets a box off with its neighbours while somebody points at it. */
function lightWhenPointed(picture, box) {
  for (const event of ["pointerenter", "focus"]) {
    box.addEventListener(event, () => light(picture, box.dataset.id, "pointed"));
  }
  for (const event of ["pointerleave", "blur"]) {
    box.addEventListener(event, () => unlight(picture, "pointed"));
  }
}

/** Highlights a box with its lines and its neighbours. */
function light(picture, id, style) {
  unlight(picture, style);
  const near = new Set([id]);
  for (const line of picture.querySelectorAll("g.edge")) {
    const { source, destination } = line.dataset;
    if (source !== id && destination !== id) continue;
    line.classList.add(style);
    near.add(source).add(destination);
  }
  for (const box of picture.querySelectorAll("g.node")) {
    if (near.has(box.dataset.id)) box.classList.add(style);
  }
  picture.classList.add(`has-${style}`);
}

function unlight(picture, style) {
  picture.classList.remove(`has-${style}`);
  for (const part of picture.querySelectorAll(`.${style}`)) part.classList.remove(style);
}

/** Fades what the filter hides. */
function fadeFiltered(picture, filter) {
  if (!filter.isOn) return;
  const passing = new Set(graph.nodes.filter((node) => filter.passesNode(node)).map((node) => node.id));
  const isGroup = new Set(graph.sheets.map((sheet) => sheet.id));
  for (const line of picture.querySelectorAll("g.edge")) {
    const { source, destination, kinds, confidence } = line.dataset;
    const isShown = filter.passesKinds((kinds ?? "").split(" ").filter(Boolean)) && filter.passesConfidence(confidence)
      && [source, destination].some((end) => isGroup.has(end) || passing.has(end));
    line.classList.toggle("faded", !isShown);
  }
  for (const box of picture.querySelectorAll("g.node")) {
    const group = graph.sheets.find((sheet) => sheet.id && sheet.id === box.dataset.id);
    const isShown = group
      ? group.nodes.some((number) => passing.has(graph.nodes[number].id)) : passing.has(box.dataset.id);
    box.classList.toggle("faded", !isShown);
  }
}
