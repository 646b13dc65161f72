// Shortest ways and circles. The rules are those of `navgraph path`: all steps are of the same length, and objects are
// passed only on the way from where one starts, since afterwards a coordinator acts for the screen that asks it.

/** The objects that a way from some nodes can pass: those that are started before any screen is shown. */
function passableObjects(starts) {
  const seen = new Set(starts);
  const pending = [...starts];
  while (pending.length) {
    const node = graph.nodes[pending.pop()];
    if (node.kind !== "entry" && !isObject(node)) continue;
    for (const number of node.ways) {
      const next = graph.steps[number].destination;
      if (isObject(graph.nodes[next]) && !seen.has(next)) {
        seen.add(next);
        pending.push(next);
      }
    }
  }
  return seen;
}

/** All shortest ways from some nodes to others, each a list of steps; at most `limit` of them. */
function shortestWays(sources, destinations, limit) {
  const starts = new Set(sources);
  const ends = new Set(destinations.filter((end) => !starts.has(end)));
  const passable = passableObjects(starts);
  const distances = new Map([...starts].map((start) => [start, 0]));
  const arriving = new Map();
  let level = [...starts];
  for (let distance = 1; level.length && ![...ends].some((end) => distances.has(end)); distance += 1) {
    const next = [];
    for (const node of level) {
      if (isObject(graph.nodes[node]) && !passable.has(node)) continue;
      for (const number of graph.nodes[node].ways) {
        const { destination } = graph.steps[number];
        if (!distances.has(destination)) {
          distances.set(destination, distance);
          arriving.set(destination, []);
          next.push(destination);
        }
        if (distances.get(destination) === distance) arriving.get(destination).push(number);
      }
    }
    level = next;
  }
  return walkBack([...ends].filter((end) => distances.has(end)), arriving, limit);
}

/** The ways that end at some nodes. */
function walkBack(ends, arriving, limit) {
  const found = [];
  const pending = ends.map((node) => ({ node, steps: [] }));
  while (pending.length) {
    const { node, steps } = pending.pop();
    const numbers = arriving.get(node) ?? [];
    if (!numbers.length && steps.length) {
      if (found.length === limit) return { ways: found, areAll: false };
      found.push(steps);
    }
    for (const number of numbers) {
      pending.push({ node: graph.steps[number].source, steps: [graph.steps[number], ...steps] });
    }
  }
  return { ways: found, areAll: true };
}

/**
 * The shortest circle through each screen, shortest first and each once: screens that one gets back to by only going on.
 * A screen that shows another instance of itself is none of them. Containers around single screens are no steps.
 */
function shortestCircles() {
  const isPassed = (node) => node.kind === "screen";
  const circles = new Map();
  for (const start of graph.nodes.filter(isPassed)) {
    const arrivals = new Map();
    const queue = [start.number];
    let closing;
    for (let index = 0; index < queue.length && closing === undefined; index += 1) {
      for (const number of graph.nodes[queue[index]].waysOut) {
        const { source, destination } = graph.steps[number];
        if (source === destination || !isPassed(graph.nodes[destination])) continue;
        if (destination === start.number) {
          closing = number;
          break;
        }
        if (!arrivals.has(destination)) {
          arrivals.set(destination, number);
          queue.push(destination);
        }
      }
    }
    if (closing === undefined) continue;
    const steps = [graph.steps[closing]];
    while (steps[0].source !== start.number) steps.unshift(graph.steps[arrivals.get(steps[0].source)]);
    const key = steps.map((step) => step.source).sort((left, right) => left - right).join(" ");
    if (!circles.has(key)) circles.set(key, steps);
  }
  return [...circles.values()].sort((left, right) => left.length - right.length);
}
