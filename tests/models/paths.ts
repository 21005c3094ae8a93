import type { Path, PathStep, Paths } from '../../packages/flows/src/atlas/paths.ts';
import { inBrief } from '../../packages/flows/src/atlas/words.ts';
import type { Graph, Node } from './graph.ts';
import { placeOf, type Records, type Subject } from './records.ts';

interface Trail {
  readonly node: Node;
  readonly steps: readonly PathStep[];
}

/** Takes a flow, its graphs and what the exploration by the keyboard saw; returns the shortest path that was really taken to every state. */
export function pathsOf({ flow }: Subject, graphs: readonly Graph[], records: Records): Paths {
  const paths = new Map<string, Path>();
  for (const graph of graphs) {
    const start = graph.nodes.get(graph.start);
    const queue: Trail[] = start ? [{ node: start, steps: [] }] : [];
    const seen = new Set<Node>();
    for (let here = queue.shift(); here; here = queue.shift()) {
      const { node, steps } = here;
      if (seen.has(node)) continue;
      seen.add(node);
      if (!paths.has(node.state)) paths.set(node.state, { from: graph.input, steps });
      for (const edge of node.edges) {
        const led = records.led.get(placeOf(graph, node, edge));
        const next = led && graph.nodes.get(led.to);
        if (!led || !next) continue;
        const event = inBrief(flow.events[edge.sample] ?? { type: edge.type });
        queue.push({ node: next, steps: [...steps, { event, by: led.by, moves: led.moves }] });
      }
    }
  }
  return Object.fromEntries([...paths].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
