// One screen: who leads here, what it is, where it leads. It reads the same in an app of any size.

/** The view of a screen, in three columns. */
function screenView(node, options) {
  const filter = filterOf(options);
  return element(
    "div", { class: "columns" },
    arrivalColumn(node, filter),
    element("article", { class: "card" }, nodeDetails(node, true)),
    departureColumn(node, filter));
}

/** What leads to a node. */
function arrivalColumn(node, filter) {
  const nothing = node.holders.length ? "Nothing leads here by itself: it is a part of others." : undefined;
  return wayColumn("Who leads here", node.arrivals, (step) => step.source, filter, nothing);
}

/** What a node leads to. */
function departureColumn(node, filter) {
  return wayColumn("Where it leads", node.waysOut.map((number) => graph.steps[number]), (step) => step.destination, filter);
}

/** The transitions to a screen, or those from it. */
function wayColumn(title, ways, end, filter, nothing = "None that navgraph knows.") {
  const steps = [...ways].sort((left, right) => weight(left) - weight(right));
  const shown = steps.filter((step) => filter.passesStep(step));
  const hidden = steps.length - shown.length;
  return element(
    "section", {}, element("h2", {}, `${title} (${wayCount(shown, end)})`), wayList(shown, end),
    hidden ? element("p", { class: "note" }, `${hidden} hidden by the filter`) : undefined,
    steps.length ? undefined : element("p", { class: "note" }, nothing));
}

/**
 * How many nodes are at the other ends of steps, which is what metrics and findings count, and in how many ways. What a screen
 * holds is told apart.
 */
function wayCount(steps, end) {
  const [held, ways] = [true, false].map((isHeld) => steps.filter((step) => (step.kind === "holding") === isHeld));
  const [parts, nodes] = [held, ways].map((some) => new Set(some.map(end)).size);
  return `${nodes}${ways.length > nodes ? ` in ${ways.length} ways` : ""}${parts ? `, ${parts} held` : ""}`;
}

/** The order follows what people look for: screens, then alerts and system screens, then parts of the screen. */
function weight(step) {
  return { alert: 1, system: 1, holding: 2 }[step.kind] ?? 0;
}

/** Steps as a list of the nodes at one of their ends. */
function wayList(steps, end) {
  return element(
    "ul", { class: "ways" },
    steps.map((step) =>
      element(
        "li", {}, nodeLink(graph.nodes[end(step)]), element("div", {}, stepWords(step)), placeList(step.places))));
}

/** What the two metrics count. */
const fanWords = "Nodes that lead to it, and nodes that it leads to: each once, without alerts, system screens and what it holds";

/** The properties of a node, without its transitions. */
function nodeDetails(node, isWhole) {
  const facts = [
    ["Module", node.module], ["Storyboard", node.storyboard && breakable(`${node.storyboard}.storyboard`)],
    ["Identifier", node.identifier && breakable(node.identifier)],
    ["Type", node.type && node.type !== node.name ? breakable(node.type) : undefined],
    ["Declared at", node.place && placeElement(node.place)],
    // A path has more steps: it also counts coordinators and containers.
    ["Screens on the way from the start", node.depth],
    ["Fan-in, fan-out", node.fanIn === undefined ? undefined : element("span", { title: fanWords }, `${node.fanIn}, ${node.fanOut}`)],
    ["Betweenness", node.betweenness],
  ].filter(([, value]) => value !== undefined && value !== null && value !== "");
  const holders = node.holders.map((number) => {
    const places = node.holdings.filter((step) => step.source === number).flatMap((step) => step.places);
    return [nodeLink(graph.nodes[number]), places.length ? placeList(places) : undefined];
  });
  return [
    element("h2", { class: "title", tabindex: "-1" }, isWhole ? breakable(node.name) : nodeLink(node)),
    element("p", { class: "what" }, kindOf(node) + (node.isUnreached ? " · not reached from the start of the app" : "")),
    element("dl", {}, facts.map(([name, value]) => [element("dt", {}, name), element("dd", {}, value)])),
    element(
      "p", { class: "actions" },
      isWhole && sheetOf(node) ? element("a", { class: "button", href: mapAddress(node) }, "On the map") : undefined,
      isWhole ? undefined : element("a", { class: "button", href: addressOf("screen", [node.id]) }, "Details"),
      entries.length && node.kind !== "entry"
        ? element("a", { class: "button", href: addressOf("ways", ["start", node.id]) }, "Paths from the start") : undefined,
      element("a", { class: "button", href: addressOf("ways", [node.id, ""]) }, "Paths from here")),
    holders.length ? [element("h3", {}, `Part of (${holders.length})`), foldedList(holders, 10, "holders", (count) => `${count} more`)] : [],
    node.findings.length
      ? [element("h3", {}, `Findings (${node.findings.length})`),
         element("ul", { class: "findings" }, node.findings.map((number) => findingItem(graph.findings[number])))]
      : [],
  ].flat();
}

/** A finding with its place, notes and help; without its rule where a heading says it. */
function findingItem(finding, namesRule = true) {
  const more = [...finding.notes, finding.help].filter(Boolean).map((text) => element("p", {}, text));
  return element(
    "li", { class: finding.severity },
    element("span", { class: "severity" }, finding.severity), " ", element("span", {}, withLinks(finding.message, finding.nodes.map((number) => graph.nodes[number]))), " ",
    namesRule ? element("code", {}, finding.rule) : undefined,
    finding.place ? element("div", {}, placeElement(finding.place)) : undefined,
    element(
      "details", {}, element("summary", {}, "More"), more,
      finding.nodes.length
        ? element("p", {}, "About: ", finding.nodes.flatMap((number, index) => [index ? ", " : "", nodeLink(graph.nodes[number])]))
        : undefined,
      placeList(finding.related)));
}
