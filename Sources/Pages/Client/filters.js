// What is shown of the graph: kinds of transitions, how sure they are, one module, the screens that a rule is about.
// The choice is a part of the address. Pictures fade what is filtered out, lists leave it out and say how much that is.

const sureness = ["certain", "inferred", "possible"];

/** The filter that an address has. */
function filterOf({ kinds, confidence, module, rule }) {
  const wanted = kinds ? new Set(kinds.split(",")) : undefined;
  const least = sureness.indexOf(confidence);
  const marked = rule
    ? new Set(graph.findings.filter((finding) => finding.rule === rule).flatMap((finding) => finding.nodes)) : undefined;
  return {
    isOn: Boolean(kinds || least >= 0 || module || rule),
    passesKinds: (names) => !wanted || !names.length || names.some((name) => wanted.has(name)),
    passesConfidence: (name) => least < 0 || sureness.indexOf(name) <= least,
    passesNode: (node) => (!module || node.module === module) && (!marked || marked.has(node.number)),
    passesStep(step) {
      return this.passesKinds([step.kind]) && this.passesConfidence(step.confidence)
        && (this.passesNode(graph.nodes[step.source]) || this.passesNode(graph.nodes[step.destination]));
    },
  };
}

/** A field of the filter: what it changes is in the address at once. */
function choice(label, name, values, current) {
  const options = ["", ...values].map((value) =>
    element("option", { value, selected: value === current }, value || "all"));
  return element(
    "label", {}, label,
    element("select", { name, change: (event) => changeOptions({ [name]: event.target.value }) }, options));
}

/** Puts the fields of the filter into their place, as the address has them. */
function showFilters(options) {
  const used = [...new Set(graph.steps.map((step) => step.kind))].sort();
  const chosen = new Set(options.kinds ? options.kinds.split(",") : used);
  const boxes = used.map((kind) =>
    element(
      "label", { class: "check" },
      element("input", {
        type: "checkbox", value: kind, checked: chosen.has(kind),
        change(event) {
          if (event.target.checked) chosen.add(kind);
          else chosen.delete(kind);
          changeOptions({ kinds: chosen.size === used.length ? "" : [...chosen].sort().join(",") || "none" });
        },
      }),
      element("span", { class: `kind ${familyOf(kind)}` }, kindName(kind))));
  const modules = [...new Set(graph.nodes.map((node) => node.module).filter(Boolean))].sort();
  const rules = [...new Set(graph.findings.map((finding) => finding.rule))].sort();
  const container = document.getElementById("filters");
  container.querySelector("summary").textContent = filterOf(options).isOn ? "Filter (on)" : "Filter";
  container.querySelector("form")?.remove();
  container.append(
    element(
      "form", { submit: (event) => event.preventDefault() },
      element("fieldset", {}, element("legend", {}, "Kinds of transitions"), boxes),
      choice("At least as sure as", "confidence", sureness, options.confidence),
      modules.length > 1 ? choice("Module", "module", modules, options.module) : undefined,
      rules.length ? choice("Screens with findings of", "rule", rules, options.rule) : undefined,
      element(
        "button",
        { type: "button", click: () => changeOptions({ kinds: "", confidence: "", module: "", rule: "" }) },
        "Show all")));
}
