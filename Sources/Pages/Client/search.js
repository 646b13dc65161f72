// Search over names, types, identifiers, storyboards and files, and over groups. Keys: / focuses the field, arrows choose, Enter opens.

const searched = graph.nodes.filter((node) => node.kind !== "unknown").map((node) => ({
  node,
  words: [node.name, node.type, node.identifier, node.storyboard].filter(Boolean).map((word) => word.toLowerCase()),
  initials: [...node.name].filter((letter) => letter !== letter.toLowerCase()).join("").toLowerCase(),
  file: node.place ? graph.files[node.place[0]].toLowerCase() : "",
}));

/** Made once: the first comparison of names would take longer than a search. */
const inOrder = new Intl.Collator();

/** How well a node matches: 0 is best, undefined is no match. "order details" means OrderDetails first, then any name with both. */
function rank({ words, initials, file }, text) {
  const parts = text.split(/\s+/);
  const joined = parts.join("");
  if (words.some((word) => word === text || word === joined)) return 0;
  if (words.some((word) => word.startsWith(text) || word.startsWith(joined))) return 1;
  if (initials.startsWith(text)) return 2;
  if (words.some((word) => word.includes(text) || word.includes(joined))) return 3;
  if (words.some((word) => parts.every((part) => word.includes(part)))) return 4;
  return parts.every((part) => file.includes(part)) ? 5 : undefined;
}

/** The groups of the overview, storyboards among them, whose title has all words of a text. */
function searchGroups(text, limit) {
  const parts = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (!parts.length) return [];
  return graph.sheets.filter((sheet) => sheet.id && parts.every((part) => sheet.title.toLowerCase().includes(part))).slice(0, limit);
}

/** Breaks a tie between equal matches: people look for screens rather than for objects that navigate for them. */
function standing(node) {
  return node.kind === "screen" && node.role !== "component" ? 0 : 1;
}

/** The nodes that match a text, best first. */
function search(text, limit) {
  const folded = text.trim().toLowerCase();
  if (!folded) return [];
  return searched.map((entry) => ({ node: entry.node, rank: rank(entry, folded) }))
    .filter((entry) => entry.rank !== undefined)
    .sort((left, right) => left.rank - right.rank || standing(left.node) - standing(right.node) || right.node.arrivals.length - left.node.arrivals.length
      || inOrder.compare(left.node.name, right.node.name))
    .slice(0, limit).map((entry) => entry.node);
}

/** How many letters to change, add or leave out to get from one word to the beginning of another (after Levenshtein, 1966); infinite above a limit. */
function distance(left, right, limit) {
  if (left.length > right.length + limit) return Infinity;
  let row = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let line = 1; line <= left.length; line += 1) {
    const next = [line];
    for (let column = 1; column <= right.length; column += 1) {
      next[column] = Math.min(
        row[column] + 1, next[column - 1] + 1, row[column - 1] + Number(left[line - 1] !== right[column - 1]));
    }
    if (Math.min(...next) > limit) return Infinity;
    row = next;
  }
  return Math.min(...row);
}

/** The longest text that is taken for a misspelt name. */
const longestSlip = 80;

/** The nodes whose names, or whose beginnings of names, are nearest to a text that no name has. */
function nearest(text, limit) {
  const folded = text.trim().toLowerCase().replace(/\s+/g, "");
  const most = Math.min(3, Math.floor(folded.length / 3));
  if (!most || folded.length > longestSlip) return [];
  return searched.map(({ node }) => ({ node, letters: distance(folded, node.name.toLowerCase(), most) }))
    .filter(({ letters }) => letters < Infinity)
    .sort((left, right) => left.letters - right.letters || standing(left.node) - standing(right.node)
      || inOrder.compare(left.node.name, right.node.name))
    .slice(0, limit).map(({ node }) => node);
}

/** Connects the search field with the list of results. */
function wireSearch() {
  const field = document.getElementById("query");
  const list = document.getElementById("results");
  let found = [];
  let chosen = 0;
  const choose = (number) => {
    chosen = found.length ? (number + found.length) % found.length : 0;
    [...list.children].forEach((item, index) => item.setAttribute("aria-selected", index === chosen));
    if (found.length) field.setAttribute("aria-activedescendant", `result-${chosen}`);
    else field.removeAttribute("aria-activedescendant");
  };
  const close = () => {
    found = [];
    choose(0);
    list.hidden = true;
    field.setAttribute("aria-expanded", "false");
  };
  const open = (result) => {
    if (!result) return;
    field.value = "";
    close();
    field.blur();
    location.hash = result.address;
  };
  const nodeResult = (node) => ({
    name: node.name, address: addressOf("screen", [node.id]),
    note: [kindOf(node), node.place && graph.files[node.place[0]].split("/").at(-1)].filter(Boolean).join(" · "),
  });
  const groupResult = (sheet) => ({ name: sheet.title, address: sheetAddress(sheet), note: `group of ${sheet.nodes.length}` });
  field.addEventListener("input", () => {
    found = [...search(field.value, 12).map(nodeResult), ...searchGroups(field.value, 3).map(groupResult)];
    if (!found.length) {
      found = nearest(field.value, 3).map(nodeResult).map((result) => ({ ...result, note: `nearest name · ${result.note}` }));
    }
    list.replaceChildren(...found.map((result, index) =>
      element(
        "li", { id: `result-${index}`, role: "option", mousedown: (event) => { event.preventDefault(); open(result); } },
        element("span", { class: "name" }, result.name), element("span", { class: "note" }, result.note))));
    list.hidden = !field.value.trim();
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(0);
    if (!list.hidden && !found.length) {
      list.append(element("li", { role: "option", "aria-disabled": "true", class: "note" }, "No match."));
    }
  });
  field.addEventListener("focus", () => { if (field.value) field.dispatchEvent(new Event("input")); });
  field.addEventListener("keydown", (event) => {
    // While an input method composes a character, Enter confirms the character and must not open a result.
    if (event.isComposing) return;
    if (event.key === "ArrowDown") choose(chosen + 1);
    else if (event.key === "ArrowUp") choose(chosen - 1);
    else if (event.key === "Enter") open(found[chosen]);
    else if (event.key === "Escape") { close(); field.blur(); }
    else return;
    event.preventDefault();
  });
  field.addEventListener("blur", close);
}
