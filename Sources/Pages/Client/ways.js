// Shortest paths and cycles, by the rules of `navgraph path`. A path goes through coordinators and other objects only before
// its first screen: later, a coordinator acts for the screen that asks it. A transition that an object performs only when a
// screen asks for it counts only if there is no other path.

/** The objects that a path from some nodes can go through: those that start before any screen is shown. */
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

/**
 * The paths from some nodes to others, each a list of steps; at most `limit` of them. They have the fewest steps that a screen
 * must ask for, and among those the fewest steps. A node that is both a start and an end counts as reached when the path returns
 * to it; as an end it has a second number, above all others.
 */
function shortestWays(sources, destinations, limit) {
  const count = graph.nodes.length;
  const starts = new Set(sources);
  const ends = new Set(destinations.map((end) => (starts.has(end) ? end + count : end)));
  const passable = passableObjects(starts);
  const best = new Map(sources.map((start) => [start, { asked: 0, length: 0 }]));
  const arriving = new Map();

  /** Records a path to a node unless a better one is known; returns whether it is the first of its cost. */
  function arrive(node, step, asked, length) {
    const known = best.get(node);
    const order = known === undefined ? 1 : known.asked - asked || known.length - length;
    if (order < 0) return false;
    if (order > 0) {
      best.set(node, { asked, length });
      arriving.set(node, []);
    }
    arriving.get(node).push(step);
    return order > 0;
  }

  /** The number of the node that a step leads to; undefined for a start that is not an end. */
  function reached({ destination }) {
    if (!starts.has(destination)) return destination;
    return ends.has(destination + count) ? destination + count : undefined;
  }

  /** A breadth-first search, level by level; collects in `next` the nodes that need one more step to be asked for. */
  function searchRound(levels, asked, next) {
    for (let length = Math.min(...levels.keys()); levels.size; length += 1) {
      const level = [...(levels.get(length) ?? [])].filter((node) => {
        const cost = best.get(node);
        return cost.asked === asked && cost.length === length;
      });
      levels.delete(length);
      const nearest = level.filter((node) => ends.has(node));
      if (nearest.length) return nearest;
      for (const node of level) {
        if (isObject(graph.nodes[node]) && !passable.has(node)) continue;
        for (const number of graph.nodes[node].ways) {
          const isAsked = graph.steps[number].isAsked && !starts.has(node);
          const destination = reached(graph.steps[number]);
          if (destination === undefined || !arrive(destination, number, asked + (isAsked ? 1 : 0), length + 1)) continue;
          const round = isAsked ? next : levels;
          if (!round.has(length + 1)) round.set(length + 1, new Set());
          round.get(length + 1).add(destination);
        }
      }
    }
    return [];
  }

  let round = new Map([[0, starts]]);
  for (let asked = 0; round.size; asked += 1) {
    const next = new Map();
    const nearest = searchRound(round, asked, next);
    if (nearest.length) return walkBack(nearest, arriving, limit);
    round = next;
  }
  return { ways: [], areAll: true };
}

/** The paths that end at some nodes. */
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
 * The shortest cycle of forward transitions through each screen, shortest first, each cycle once. A screen that shows another
 * instance of itself is not a cycle. Containers around single screens are not steps.
 */
function shortestCycles() {
  const isPassed = (node) => node.kind === "screen";
  const cycles = new Map();
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
    if (!cycles.has(key)) cycles.set(key, steps);
  }
  return [...cycles.values()].sort((left, right) => left.length - right.length);
}
