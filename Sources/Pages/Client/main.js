// Shows the view that the address names, and listens to keys.

const views = {
  map: ({ parts, options }) => mapView(parts[0] ?? "", options),
  screen({ parts, options }) {
    const node = nodeWithID(parts[0]) ?? graph.nodes.find((candidate) => candidate.name === parts[0]);
    return node ? screenView(node, options) : element("p", { class: "text" }, `There is no screen ${parts[0] ?? ""}.`);
  },
  list: ({ options }) => listView(options),
  ways: ({ parts }) => waysView(parts[0], parts[1]),
  circles: ({ options }) => circlesView(options),
  findings: ({ options }) => findingsView(options),
};

/** Shows what the address says. */
function show() {
  const address = currentAddress();
  const view = (views[address.view] ?? views.map)(address);
  const place = document.getElementById("view");
  place.replaceChildren(view);
  view.whenShown?.();
  showFilters(address.options);
  for (const link of document.querySelectorAll("header nav a")) {
    if (link.dataset.view === address.view) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  const named = address.view === "screen" && nodeWithID(address.parts[0])?.name;
  document.title = named ? `${named} · ${graph.title}` : graph.title;
}

/** Light or dark: what the system wants until the button says something else. */
function wireTheme() {
  const button = document.getElementById("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const set = (theme) => {
    document.documentElement.dataset.theme = theme;
    button.textContent = theme === "dark" ? "Light" : "Dark";
  };
  set(system.matches ? "dark" : "light");
  system.addEventListener("change", () => set(system.matches ? "dark" : "light"));
  button.addEventListener("click", () => set(document.documentElement.dataset.theme === "dark" ? "light" : "dark"));
}

/** Keys of the whole page; those typed into a field belong to the field. */
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
    const command = commands[event.key];
    const camera = document.getElementById("view").firstElementChild?.camera;
    if (!command || (event.key.startsWith("Arrow") && !camera)) return;
    event.preventDefault();
    command(camera);
  });
}

wireTheme();
wireSearch();
wireKeys();
window.addEventListener("hashchange", show);
show();
