// The address holds the state of the page, so that the browser's history works and people can send links.
// An address is `#view/argument/argument?option=value&option=value`.

/** The options of the filter, which stays on when the view changes. */
const filterOptions = ["kinds", "confidence", "module", "rule"];

/** A text as a part of an address. Brackets and quotes are encoded as well: where links are found in a text, they end there. */
function encoded(text) {
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** The address of a view. It keeps the current filter unless the options change it, and omits options without a value. */
function addressOf(view, parts = [], options = {}) {
  const now = currentAddress().options;
  const kept = Object.fromEntries(filterOptions.map((name) => [name, now[name]]));
  const query = Object.entries({ ...kept, ...options }).filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encoded(value)}`).join("&");
  return `#${[view, ...parts.map(encoded)].join("/")}${query ? `?${query}` : ""}`;
}

/** The view, arguments and options of an address. An invalid address means the map. */
function readAddress(text) {
  const [path, query = ""] = text.replace(/^#/, "").split("?");
  const [view, ...parts] = path.split("/").map(decoded);
  const options = Object.fromEntries(
    query.split("&").filter(Boolean).map((pair) => pair.split("=", 2).map(decoded)));
  return { view: view || "map", parts, options };
}

/** The decoded text of a part of an address; the part itself if it cannot be decoded. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address as it is now. */
function currentAddress() {
  return readAddress(location.hash);
}

/** Goes to the same view with other options; `replaces` makes no entry in the history. */
function changeOptions(changes, replaces = false) {
  const { view, parts, options } = currentAddress();
  const address = addressOf(view, parts, { ...options, ...changes });
  if (!replaces) location.hash = address;
  else {
    history.replaceState(null, "", address);
    show();
  }
}
