// The filter of the graph: by kind of transition, by confidence, by module, by rule. The choice is a part of the address.
// Pictures fade what the filter hides. Lists leave it out and say how many rows they hide.

const sureness = ["certain", "inferred", "possible"];

/** The kinds of transitions that occur. */
const usedKinds = [...new Set(graph.steps.map((step) => step.kind))].sort();

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
    // Only a filter by rule or module hides findings: one without a screen has no kind and no confidence to filter by.
    passesFinding: (finding) => (!rule || finding.rule === rule)
      && (!module || finding.nodes.some((number) => graph.nodes[number].module === module)),
  };
}

/** A field of the filter, which writes each change to the address at once. */
function choice(label, name, values) {
  const options = ["", ...values].map((value) => element("option", { value }, value || "all"));
  return element(
    "label", {}, label,
    element("select", { name, change: (event) => changeOptions({ [name]: event.target.value }) }, options));
}

/** Makes the fields of the filter once, so that a field keeps the focus when the view changes. */
function wireFilters() {
  const boxes = usedKinds.map((kind) =>
    element(
      "label", { class: "check" }, element("input", { type: "checkbox", value: kind, change: changeKinds }),
      element("span", { class: `kind ${familyOf(kind)}` }, kindName(kind))));
  const modules = [...new Set(graph.nodes.map((node) => node.module).filter(Boolean))].sort();
  const rules = [...new Set(graph.findings.map((finding) => finding.rule))].sort();
  document.getElementById("filters").append(
    element(
      "form", { submit: (event) => event.preventDefault() },
      element("fieldset", {}, element("legend", {}, "Kinds of transitions"), boxes),
      choice("Minimum confidence", "confidence", sureness),
      modules.length > 1 ? choice("Module", "module", modules) : undefined,
      rules.length ? choice("Screens with findings of", "rule", rules) : undefined,
      element(
        "button",
        { type: "button", click: () => changeOptions({ kinds: "", confidence: "", module: "", rule: "" }) },
        "Show all")));
}

/** Writes the chosen kinds to the address. */
function changeKinds() {
  const boxes = [...document.querySelectorAll("#filters input")];
  const chosen = boxes.filter((box) => box.checked).map((box) => box.value);
  changeOptions({ kinds: chosen.length === boxes.length ? "" : chosen.join(",") || "none" });
}

/** Sets the fields of the filter to what the address says. */
function showFilters(options) {
  const chosen = options.kinds ? new Set(options.kinds.split(",")) : undefined;
  const container = document.getElementById("filters");
  container.querySelector("summary").textContent = filterOf(options).isOn ? "Filter (on)" : "Filter";
  for (const box of container.querySelectorAll("input")) box.checked = !chosen || chosen.has(box.value);
  for (const field of container.querySelectorAll("select")) field.value = options[field.name] ?? "";
}
