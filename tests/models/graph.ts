import {
  advance,
  begin,
  eventLabel,
  exploredId,
  type Flow,
  possibleEvents,
  stateId,
} from '@mirror-studio/state-machines/walk';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Something that can happen in a node, and where it leads by the machine. */
export interface Edge {
  readonly type: string;
  readonly label: string;
  /** Place in the samples of the flow, -1 for a delay that is over. */
  readonly sample: number;
  readonly to: string;
  /** Places in `transitionsOf`. */
  readonly taken: readonly number[];
}

export interface Node {
  readonly id: string;
  /** The class of states that it looks like: a story of the atlas. */
  readonly state: string;
  readonly edges: readonly Edge[];
}

/** Where a flow can go from one of its inputs. */
export interface Graph {
  readonly input: string;
  readonly start: string;
  readonly nodes: ReadonlyMap<string, Node>;
}

/** Takes a flow and the name of an input; returns every node that can be reached by the machine. */
export function graphOf(flow: Flow<AnyStateMachine>, input: string): Graph {
  const nodes = new Map<string, Node>();
  const first = begin(flow, input).snapshot as AnyMachineSnapshot;
  const queue = [first];
  const seen = new Set([exploredId(flow, first)]);
  for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
    const here = snapshot;
    const edges = possibleEvents(flow, here).map((event): Edge => {
      const step = advance(flow, here, event);
      const to = exploredId(flow, step.snapshot as AnyMachineSnapshot);
      if (!seen.has(to)) {
        seen.add(to);
        queue.push(step.snapshot as AnyMachineSnapshot);
      }
      const label = eventLabel(event);
      return { type: event.type, label, sample: flow.events.indexOf(event), to, taken: step.taken };
    });
    const id = exploredId(flow, here);
    nodes.set(id, { id, state: stateId(flow, here), edges });
  }
  return { input, start: exploredId(flow, first), nodes };
}

/**
 * Takes a graph, a node of it and what is looked for; returns the shortest way from the node whose last edge is looked
 * for, over edges that may be gone.
 */
export function wayTo(
  { nodes }: Graph,
  from: string,
  isWanted: (edge: Edge, node: Node) => boolean,
  mayGo: (edge: Edge, node: Node) => boolean,
): readonly Edge[] | undefined {
  const came = new Map<string, { edge: Edge; from: string } | null>([[from, null]]);
  const queue = [from];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const node = nodes.get(id);
    if (!node) continue;
    for (const edge of node.edges) {
      if (!mayGo(edge, node)) continue;
      if (isWanted(edge, node)) {
        const way = [edge];
        for (let back = came.get(id); back; back = came.get(back.from)) way.unshift(back.edge);
        return way;
      }
      if (came.has(edge.to)) continue;
      came.set(edge.to, { edge, from: id });
      queue.push(edge.to);
    }
  }
  return undefined;
}
