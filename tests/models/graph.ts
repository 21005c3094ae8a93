import {
  advance,
  begin,
  eventLabel,
  exploredId,
  type Flow,
  hearGuards,
  stateId,
} from '@mirror-studio/state-machines/explore';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Something that can happen in a node, and where it leads by the machine. */
export interface Edge {
  readonly type: string;
  readonly label: string;
  /** Place in the samples of the flow, -1 for a delay that is over. */
  readonly sample: number;
  readonly to: string;
  /** Places in `transitionsOf`. */
  readonly taken: readonly number[];
  /** What the guards answer on the way: `isValid yes`. */
  readonly sides: readonly string[];
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

/**
 * Takes a flow and the name of an input; returns every node that can be reached by the machine. What a guard forbids in
 * a node is an edge as well, back to it: somebody may try.
 */
export function graphOf(given: Flow<AnyStateMachine>, input: string): Graph {
  let sides = new Set<string>();
  const flow = { ...given, machine: hearGuards(given.machine, (side) => sides.add(side)) };
  const nodes = new Map<string, Node>();
  const first = begin(flow, input).snapshot as AnyMachineSnapshot;
  const queue = [first];
  const seen = new Set([exploredId(flow, first)]);
  for (let snapshot = queue.shift(); snapshot; snapshot = queue.shift()) {
    const here = snapshot;
    const id = exploredId(flow, here);
    const edges = allEvents(flow, here).flatMap((event): Edge[] => {
      sides = new Set();
      const step = here.can(event) ? advance(flow, here, event) : null;
      if (!step && sides.size === 0) return [];
      const to = step ? exploredId(flow, step.snapshot as AnyMachineSnapshot) : id;
      if (step && !seen.has(to)) {
        seen.add(to);
        queue.push(step.snapshot as AnyMachineSnapshot);
      }
      const [label, sample] = [eventLabel(event), flow.events.indexOf(event)];
      return [{ type: event.type, label, sample, to, taken: step?.taken ?? [], sides: [...sides] }];
    });
    nodes.set(id, { id, state: stateId(flow, here), edges });
  }
  return { input, start: exploredId(flow, first), nodes };
}

/** The samples of a flow, and the delays that run in a state. */
function allEvents(
  { events }: Flow<AnyStateMachine>,
  { status, _nodes }: AnyMachineSnapshot,
): AnyEventObject[] {
  if (status !== 'active') return [];
  const delays = _nodes.flatMap((node) => node.after.map(({ eventType }) => eventType));
  return [...events, ...[...new Set(delays)].map((type) => ({ type }))];
}

/**
 * Takes a graph, a node of it and what is looked for; returns the shortest path from the node whose last edge is looked
 * for, over edges that may be gone.
 */
export function pathTo(
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
        const path = [edge];
        for (let back = came.get(id); back; back = came.get(back.from)) path.unshift(back.edge);
        return path;
      }
      if (came.has(edge.to)) continue;
      came.set(edge.to, { edge, from: id });
      queue.push(edge.to);
    }
  }
  return undefined;
}
