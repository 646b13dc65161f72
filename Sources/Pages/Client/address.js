// What the page shows is in its address, so that the browser's history works and a link can be sent.
// An address is `#view/argument/argument?option=value&option=value`.

/** The options that are the filter, which stays on from view to view. */
const filterOptions = ["kinds", "confidence", "module", "rule"];

/** The address of a view, with the filter that is on unless the options say another. Those without a value are left out. */
function addressOf(view, parts = [], options = {}) {
  const now = currentAddress().options;
  const kept = Object.fromEntries(filterOptions.map((name) => [name, now[name]]));
  const query = Object.entries({ ...kept, ...options }).filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return `#${[view, ...parts.map(encodeURIComponent)].join("/")}${query ? `?${query}` : ""}`;
}

/** What an address says. One that nobody can read is the map. */
function readAddress(text) {
  const [path, query = ""] = text.replace(/^#/, "").split("?");
  const [view, ...parts] = path.split("/").map(decoded);
  const options = Object.fromEntries(
    query.split("&").filter(Boolean).map((pair) => pair.split("=", 2).map(decoded)));
  return { view: view || "map", parts, options };
}

/** The text that a part of an address stands for; the part itself where it was damaged. */
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
