import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, getStateNodes } from 'xstate/graph';
import type { Flow } from './flow.ts';
import { guardSidesOf, hearGuards } from './guards.ts';
import { recordingScope, transitionName, transitionsOf } from './step.ts';
import { traversal, walk } from './walk.ts';

type Visited = AdjacencyValue<AnyMachineSnapshot, AnyEventObject>;

/** How much of a machine a walk has seen. What is missing is named. */
export interface Coverage {
  /** Classes of states that look different. */
  readonly classes: number;
  readonly states: Tally;
  readonly transitions: Tally;
  /** Two sides of every guard. */
  readonly guardSides: Tally;
}
export interface Tally {
  readonly all: number;
  readonly missing: readonly string[];
}

/**
 * Walks a flow and counts what it takes: every state entered, every transition taken, every guard answering yes and
 * answering no.
 * Takes the flow; returns the counts and the names of what is missing.
 */
export function cover<Machine extends AnyStateMachine>(flow: Flow<Machine>): Coverage {
  const sides = new Set<string>();
  const machine = hearGuards(flow.machine, (side) => sides.add(side));

  const taken = new Set<AnyTransitionDefinition>();
  const entered = new Set<string>();
  const scope = recordingScope((transition) => taken.add(transition));
  for (const input of Object.values(flow.inputs)) {
    machine.getInitialSnapshot(scope, input);
    const walked = getAdjacencyMap(machine, traversal(flow, input)) as unknown as Record<string, Visited>;
    for (const { state, transitions } of Object.values(walked)) {
      for (const node of state._nodes) entered.add(node.id);
      for (const { event } of Object.values<{ event: AnyEventObject }>({ ...transitions })) {
        machine.transition(state, event, scope);
      }
    }
  }

  const nodes = [machine.root, ...getStateNodes(machine)];
  const passedThrough = new Set([...taken].map((transition) => transition.source.id));
  return {
    classes: walk(flow).length,
    states: tally(
      nodes.map((node) => node.id),
      (id) => entered.has(id) || passedThrough.has(id),
    ),
    transitions: tally(transitionsOf(machine), (transition) => taken.has(transition), transitionName),
    guardSides: tally(guardSidesOf(machine), (side) => sides.has(side)),
  };
}

function tally<Item>(
  items: readonly Item[],
  seen: (item: Item) => boolean,
  name: (item: Item) => string = String,
): Tally {
  return { all: items.length, missing: items.filter((item) => !seen(item)).map(name) };
}
