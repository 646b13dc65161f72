// Shows the view that the address names, and listens to keys.

const views = new Map(Object.entries({
  map: ({ parts, options }) => mapView(parts[0] ?? "", options),
  screen({ parts, options }) {
    const node = nodeWithID(parts[0]) ?? graph.nodes.find((candidate) => candidate.name === parts[0]);
    return node ? screenView(node, options) : element("p", { class: "text" }, `The app has no screen ${parts[0] ?? ""}.`);
  },
  list: ({ options }) => listView(options),
  ways: ({ parts, options }) => waysView(options, parts[0], parts[1]),
  cycles: ({ options }) => cyclesView(options),
  changes: () => (graph.changes ? changesView() : mapView("", {})),
  findings: ({ options }) => findingsView(options),
}));

/** The address that is shown. */
let shown;

/** Shows the view that the address names. */
function show() {
  const before = shown;
  shown = currentAddress();
  const place = document.getElementById("view");
  const focused = place.contains(document.activeElement) ? keyOf(document.activeElement) : undefined;
  const view = (views.get(shown.view) ?? views.get("map"))(shown);
  place.replaceChildren(view);
  view.whenShown?.();
  showFilters(shown.options);
  for (const link of document.querySelectorAll("header nav a")) {
    link.href = addressOf(link.dataset.view);
    if (link.dataset.view === shown.view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const named = shown.view === "screen" && nodeWithID(shown.parts[0])?.name;
  document.title = named ? `${named} · ${graph.title}` : graph.title;
  document.getElementById("status").textContent = named || `${shown.view} of ${graph.title}`;
  if (before) moveFocus(before, focused);
}

/** The key that finds an element again after its view was rebuilt. */
function keyOf(found) {
  return found.dataset.key ?? found.dataset.id;
}

/** Keeps the keyboard focus where it was, or moves it to what was opened. */
function moveFocus(before, focused) {
  const place = document.getElementById("view");
  const isSame = before.view === shown.view && before.parts.join("/") === shown.parts.join("/");
  const find = (key) => [...place.querySelectorAll("[data-key], [data-id]")].find((found) => keyOf(found) === key);
  if (!isSame) place.focus({ preventScroll: true });
  else if (shown.options.select && shown.options.select !== before.options.select) {
    place.querySelector("#panel .title")?.focus({ preventScroll: true });
  } else if (before.options.select && !shown.options.select) find(before.options.select)?.focus({ preventScroll: true });
  else if (focused !== undefined) find(focused)?.focus({ preventScroll: true });
}

/** Follows the system's light or dark theme until the button is used. Paper is white, whatever the theme. */
function wireTheme() {
  const button = document.getElementById("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  let chosen;
  const theme = () => chosen ?? (system.matches ? "dark" : "light");
  const set = (shown) => {
    document.documentElement.dataset.theme = shown;
    button.textContent = shown === "dark" ? "Light" : "Dark";
  };
  set(theme());
  system.addEventListener("change", () => set(theme()));
  button.addEventListener("click", () => {
    chosen = theme() === "dark" ? "light" : "dark";
    set(chosen);
  });
  window.addEventListener("beforeprint", () => set("light"));
  window.addEventListener("afterprint", () => set(theme()));
}

/** The camera of the view, if it shows a picture. */
function currentCamera() {
  return document.getElementById("view").firstElementChild?.camera;
}

/** Prints whole pictures, whatever part of them is seen. */
function wirePrint() {
  window.addEventListener("beforeprint", () => currentCamera()?.beginPrint());
  window.addEventListener("afterprint", () => currentCamera()?.endPrint());
}

/** Shortcuts of the whole page; a key that is typed into a field belongs to the field. */
function wireKeys() {
  const commands = {
    "/": () => document.getElementById("query").focus(),
    "+": (camera) => camera?.zoom(1 / 1.3), "-": (camera) => camera?.zoom(1.3), 0: (camera) => camera?.fit(),
    ArrowLeft: (camera) => camera?.move(-0.1, 0), ArrowRight: (camera) => camera?.move(0.1, 0),
    ArrowUp: (camera) => camera?.move(0, -0.1), ArrowDown: (camera) => camera?.move(0, 0.1),
    Escape: () => currentAddress().options.select && changeOptions({ select: "" }),
  };
  window.addEventListener("keydown", (event) => {
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const command = Object.hasOwn(commands, event.key) ? commands[event.key] : undefined;
    const camera = currentCamera();
    // Arrow keys scroll lists and panels. They move the picture only if there is nothing to scroll.
    const isOnPicture = event.target === document.body || event.target.id === "view" || event.target.closest("#canvas");
    if (!command || (event.key.startsWith("Arrow") && (!camera || !isOnPicture))) return;
    event.preventDefault();
    command(camera);
  });
}

if (graph.changes) {
  document.querySelector("header nav").prepend(element("a", { href: "#changes", "data-view": "changes" }, "Changes"));
  if (!location.hash) history.replaceState(null, "", "#changes");
}
wireTheme();
wirePrint();
wireFilters();
wireSearch();
wireKeys();
window.addEventListener("hashchange", show);
show();
