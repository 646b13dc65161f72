// Lists of screens, cycles and findings, and the shortest paths between two screens.

const columns = [
  { name: "name", title: "Name", isText: true, value: (node) => node.name },
  { name: "kind", title: "Kind", isText: true, value: kindOf },
  { name: "module", title: "Module", isText: true, value: (node) => node.module },
  { name: "in", title: "Ways in", value: (node) => node.arrivals.length },
  { name: "out", title: "Ways out", value: (node) => node.waysOut.length },
  { name: "depth", title: "Screens from the start", value: (node) => node.depth },
  { name: "betweenness", title: "Betweenness", value: (node) => node.betweenness },
  { name: "findings", title: "Findings", value: (node) => node.findings.length },
];

/** The columns that tell rows apart: an app of one module needs none for it. */
function usefulColumns() {
  const modules = new Set(graph.nodes.map((node) => node.module).filter(Boolean));
  return columns.filter(({ name }) => name !== "module" || modules.size > 1);
}

const listed = new Map(Object.entries({
  "": { title: "screens", includes: (node) => node.kind === "screen" && node.role !== "component" },
  coordinators: { title: "coordinators", includes: (node) => node.kind === "coordinator" },
  navigators: { title: "other objects that navigate", includes: (node) => node.kind === "navigator" },
  unreached: { title: "screens not reached from the start", includes: (node) => node.isUnreached },
  all: { title: "everything", includes: () => true },
}));

/** The table of screens or coordinators: largest first, unless the address says something else. */
function listView(options) {
  const filter = filterOf(options);
  const what = listed.get(options.of ?? "") ?? listed.get("");
  const column = columns.find(({ name }) => name === options.sort) ?? columns[4];
  const isAscending = Boolean(column.isText) !== (options.order === "turned");
  const nodes = graph.nodes.filter((node) => what.includes(node) && filter.passesNode(node));
  nodes.sort((left, right) => compare(column.value(left), column.value(right), isAscending)
    || compare(left.name, right.name, true));
  const tabs = [...listed].map(([key, { title, includes }]) =>
    element(
      "a",
      {
        href: addressOf("list", [], { ...options, of: key }), class: "button", "data-key": `of ${key}`,
        "aria-current": what === listed.get(key) && "true",
      },
      `${title} (${graph.nodes.filter(includes).length})`));
  const shown = usefulColumns();
  const heads = shown.map(({ name, title }) => {
    const order = name === column.name && options.order !== "turned" ? "turned" : "";
    const sorted = name === column.name ? (isAscending ? "ascending" : "descending") : undefined;
    return element(
      "th", { scope: "col", "aria-sort": sorted },
      element("a", { href: addressOf("list", [], { ...options, sort: name, order }), "data-key": `sort ${name}` }, title));
  });
  const rows = nodes.map((node) =>
    element(
      "tr", {},
      shown.map(({ name, isText, value }) => {
        const text = String(value(node) ?? "");
        return element("td", {}, name === "name" ? nodeLink(node) : isText ? breakable(text) : text);
      })));
  return element(
    "div", {}, element("p", { class: "actions" }, tabs),
    element("table", {}, element("thead", {}, element("tr", {}, heads)), element("tbody", {}, rows)));
}

/** The order of two values; cells without one come last, whichever way a column is sorted. */
function compare(left, right, isAscending) {
  const [isLeft, isRight] = [left, right].map((value) => value !== undefined && value !== null && value !== "");
  if (!isLeft || !isRight) return Number(isRight) - Number(isLeft);
  const order = typeof left === "number" ? left - right : left.localeCompare(right);
  return isAscending ? order : -order;
}

/** The list of findings, by rule. */
function findingsView(options) {
  const filter = filterOf(options);
  const findings = graph.findings.filter(filter.passesFinding);
  const rules = [...new Set(findings.map((finding) => finding.rule))].sort();
  return element(
    "div", { class: "text" },
    findings.length ? undefined : element("p", {}, graph.findings.length ? "The filter hides all findings." : "There are no findings."),
    rules.map((rule) => {
      const own = findings.filter((finding) => finding.rule === rule);
      return element(
        "section", {},
        element("h2", {}, `${graph.rules[rule]?.name ?? rule} (${own.length})`, graph.rules[rule] ? [" ", element("code", {}, rule)] : []),
        graph.rules[rule]?.summary ? element("p", { class: "note" }, withCode(graph.rules[rule].summary)) : undefined,
        element("ul", { class: "findings" }, own.map((finding) => findingItem(finding, false))));
    }));
}

/** The list of the shortest cycles. */
function cyclesView(options) {
  const filter = filterOf(options);
  const cycles = shortestCycles().filter((steps) => steps.every((step) => filter.passesStep(step)));
  const shown = 200;
  return element(
    "div", { class: "text" },
    element(
      "p", { class: "note" },
      cycles.length
        ? "Screens that users can return to by forward transitions only, with the shortest cycle through each. Each round can push more screens onto the stack."
        : "Users can return to no screen by forward transitions only."),
    element("ol", { class: "cycles" }, cycles.slice(0, shown).map((steps) => element("li", {}, wayElement(steps)))),
    cycles.length > shown ? element("p", { class: "note" }, `and ${cycles.length - shown} longer ones`) : undefined);
}

/** A path or a cycle: its screens in order, with how each shows the next. */
function wayElement(steps) {
  return element(
    "details", { class: "way", open: true },
    element("summary", {}, counted(steps.length, "step")),
    element(
      "ol", {}, element("li", {}, nodeLink(graph.nodes[steps[0].source])),
      steps.map((step) => [
        element("li", { class: "step" }, element("span", { class: "arrow" }, "↓ "), stepWords(step), placeList(step.places)),
        element("li", {}, nodeLink(graph.nodes[step.destination])),
      ])));
}

const mostWays = 20;

/** The form and the answer to "how do users get from here to there?". */
function waysView(options, from = "start", to = "") {
  const names = element(
    "datalist", { id: "names" }, [...new Set(graph.nodes.map((node) => node.name))].sort().map((value) => element("option", { value })));
  const field = (label, name, value) =>
    element(
      "label", {}, label,
      element("input", { name, list: "names", value: nodeWithID(value)?.name ?? value, autocomplete: "off", required: true }));
  const form = element(
    "form", {
      class: "question",
      submit(event) {
        event.preventDefault();
        const asked = new FormData(event.target);
        // An id is kept as long as its name is in the field, since several nodes can have one name.
        const meant = (name, id) => (nodeWithID(id)?.name === asked.get(name) ? id : asked.get(name));
        location.hash = addressOf("ways", [meant("from", from), meant("to", to)]);
      },
    },
    field("From", "from", from), field("To", "to", to), element("button", {}, "Find"), names);
  const note = filterOf(options).isOn
    ? element("p", { class: "note" }, "The filter does not apply to paths: a filtered path would have gaps.") : undefined;
  return element("div", { class: "text" }, form, note, from && to ? waysAnswer(from, to) : undefined);
}

/** The numbers of the nodes that a word stands for: an id, a name, or `start` for the entry points. */
function numbersMeantBy(word) {
  const node = nodeWithID(word);
  if (node) return [node.number];
  const named = graph.nodes.filter((candidate) => candidate.name === word || candidate.type === word);
  if (named.length) return named.map((candidate) => candidate.number);
  if (word === "start") return entries.map((entry) => entry.number);
  const folded = word.toLowerCase();
  return graph.nodes.filter((candidate) => candidate.name.toLowerCase() === folded).map((candidate) => candidate.number);
}

function waysAnswer(from, to) {
  const [sources, destinations] = [numbersMeantBy(from), numbersMeantBy(to)];
  if (!sources.length) return element("p", {}, from === "start" ? "navgraph found no entry point of the app." : `Nothing has the name ${from}.`);
  if (!destinations.length) return element("p", {}, `Nothing has the name ${to}.`);
  const { ways, areAll } = shortestWays(sources, destinations, mostWays);
  if (!ways.length) return element("p", {}, "navgraph knows no path to it.");
  const count = areAll ? counted(ways.length, "shortest path") : `The first ${ways.length} of several shortest paths`;
  return element("div", {}, element("h2", {}, count), ways.map(wayElement));
}
