// Elements are made by DOM functions, never by parsing text, so that a name in the app cannot inject markup.

/** An element with attributes and children. Functions are listeners, true is an attribute without a value. */
function element(tag, attributes = {}, ...children) {
  const result = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") result.addEventListener(name, value);
    else if (value === true) result.setAttribute(name, "");
    else if (value !== undefined && value !== false) result.setAttribute(name, value);
  }
  result.append(...children.flat(Infinity).filter((child) => child !== undefined));
  return result;
}

/** An element of a picture with attributes and children. */
function drawnElement(tag, attributes, ...children) {
  const result = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) result.setAttribute(name, value);
  result.append(...children.filter((child) => child !== undefined));
  return result;
}

/** A text that lines break within where its words begin, `Purchase` `View` `Controller.swift:12`, and nowhere else. */
function breakable(text) {
  return text.split(/(?<=[a-z0-9])(?=[A-Z])|(?=[_(]|\.[A-Z])/).flatMap((part, index) =>
    (index ? [element("wbr"), part] : [part]));
}

/** A text of navgraph's own in which backticks enclose code. */
function withCode(text) {
  return text.split("`").map((part, index) => (index % 2 ? element("code", {}, part) : part));
}

/** A link to a node, with its name in the form of its kind. */
function nodeLink(node) {
  const style = node.role === "component" ? "component" : node.kind === "screen" ? (node.framework ?? "screen") : node.kind;
  return element(
    "a", { href: addressOf("screen", [node.id]), class: `name ${style}`, title: kindOf(node) }, breakable(node.name));
}

/** The nodes by their names, as far as only one has a name. */
const nodesByName = new Map();
graph.nodes.forEach((node) => { nodesByName.set(node.name, nodesByName.has(node.name) ? undefined : node); });

/** What names begin with: words with dots between them. */
const nameWords = /[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu;

/** The names of nodes by what they begin with, the longest first. */
const namesByWord = new Map();
for (const name of nodesByName.keys()) {
  const word = name.match(nameWords)?.[0];
  if (!word || !name.startsWith(word)) continue;
  if (!namesByWord.has(word)) namesByWord.set(word, []);
  namesByWord.get(word).push(name);
}
for (const names of namesByWord.values()) names.sort((left, right) => right.length - left.length);

/** Where the brackets of a text end, by where they begin. */
function bracketsOf(text) {
  const [ends, open] = [new Map(), []];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === "(") open.push(index);
    else if (text[index] === ")" && open.length) ends.set(open.pop(), index + 1);
  }
  return ends;
}

/** Whether a name can be a word of any sentence: `sheet` is also how a screen is shown. */
function isWord(name) {
  return /^\p{Ll}+$/u.test(name);
}

/** A text in which the names of nodes are links; of those that share a name, or have a word as their name, only what is meant. */
function withLinks(text, meant = []) {
  const brackets = bracketsOf(text);
  const parts = [];
  let [written, passed] = [0, 0];
  for (const { 0: word, index } of text.matchAll(nameWords)) {
    if (index < passed) continue;
    const name = namesByWord.get(word)?.find((name) =>
      text.startsWith(name, index) && !/^[\p{L}\p{N}_]/u.test(text.slice(index + name.length, index + name.length + 2)));
    passed = index + (name ?? word).length;
    // `Stack(Detail)` is one name. If no node has it, it means neither of those that its parts mean.
    if (brackets.has(passed)) {
      passed = brackets.get(passed);
      continue;
    }
    const node = name && (meant.find((node) => node.name === name) ?? (isWord(name) ? undefined : nodesByName.get(name)));
    if (!node) continue;
    parts.push(
      breakable(text.slice(written, index)),
      element("a", { href: addressOf("screen", [node.id]), title: kindOf(node) }, breakable(name)));
    written = passed;
  }
  return [...parts, breakable(text.slice(written))];
}

/** A place in the sources; a link if the page knows how to open it. */
function placeElement(place) {
  const address = placeAddress(place);
  const path = graph.files[place[0]];
  const text = breakable(`${path.split("/").at(-1)}:${place[1]}`);
  return address
    ? element("a", { href: address, class: "place", title: path, rel: "noreferrer" }, text)
    : element("span", { class: "place", title: path }, text);
}

/** The places of a step; a long list is collapsed. */
function placeList(places) {
  return foldedList(places.map(placeElement), 2, "places", (count) => counted(count, "more place"));
}

/** A list of which only the first entries are seen until somebody asks for the others. */
function foldedList(entries, shown, style, rest) {
  const items = (some) => some.map((entry) => element("li", {}, entry));
  const list = element("ul", { class: style }, items(entries.slice(0, shown)));
  if (entries.length > shown) {
    list.append(
      element(
        "li", {},
        element(
          "details", {}, element("summary", {}, rest(entries.length - shown)),
          element("ul", { class: style }, items(entries.slice(shown))))));
  }
  return list;
}

/** The kind of a step, its confidence, and the objects that it goes through. */
function stepWords(step) {
  const words = [element("span", { class: `kind ${familyOf(step.kind)}` }, kindName(step.kind))];
  if (step.confidence !== "certain") words.push(element("span", { class: "confidence" }, step.confidence));
  if (step.isAsked) words.push(element("span", { class: "confidence" }, "when a screen asks"));
  if (step.via.length) words.push(element("span", { class: "via" }, `via ${step.via.join(" → ")}`));
  return words;
}

/** The word for a kind of transition. */
function kindName(kind) {
  return kind === "holding" ? "holds" : kind;
}

/** The family of a kind of transition, which decides its colour. */
function familyOf(kind) {
  return graph.families[kind] ?? "custom";
}

/** `1 screen`, `2 screens`. */
function counted(number, singular, plural = `${singular}s`) {
  return `${number} ${number === 1 ? singular : plural}`;
}
