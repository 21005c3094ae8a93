import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { type AdjacencyValue, getAdjacencyMap, getStateNodes } from 'xstate/graph';
import { explore, traversal } from './explore.ts';
import type { Flow } from './flow.ts';
import { guardSidesOf, hearGuards } from './guards.ts';
import { recordingScope, transitionName, transitionsOf } from './step.ts';

type Visited = AdjacencyValue<AnyMachineSnapshot, AnyEventObject>;

/** How much of a machine an exploration has seen. What is missing is named. */
export interface Coverage {
  /** Classes of states that look different. */
  readonly classes: number;
  readonly states: Share;
  readonly transitions: Share;
  /** Two sides of every guard. */
  readonly guardSides: Share;
}
export interface Share {
  readonly all: number;
  readonly missing: readonly string[];
}

/**
 * Explores a flow and counts what it takes: every state entered, every transition taken, every guard answering yes
 * and answering no.
 *
 * @param flow - The flow.
 * @returns The counts and the names of what is missing.
 */
export function cover<Machine extends AnyStateMachine>(flow: Flow<Machine>): Coverage {
  const sides = new Set<string>();
  const machine = hearGuards(flow.machine, (side) => sides.add(side));

  const taken = new Set<AnyTransitionDefinition>();
  const entered = new Set<string>();
  const scope = recordingScope((transition) => taken.add(transition));
  for (const input of Object.values(flow.inputs)) {
    machine.getInitialSnapshot(scope, input);
    const explored = getAdjacencyMap(machine, traversal(flow, input)) as unknown as Record<string, Visited>;
    for (const { state, transitions } of Object.values(explored)) {
      for (const node of state._nodes) entered.add(node.id);
      for (const { event } of Object.values<{ event: AnyEventObject }>({ ...transitions })) {
        machine.transition(state, event, scope);
      }
    }
  }

  const nodes = [machine.root, ...getStateNodes(machine)];
  const passedThrough = new Set([...taken].map((transition) => transition.source.id));
  return {
    classes: explore(flow).length,
    states: shareOf(
      nodes.map((node) => node.id),
      (id) => entered.has(id) || passedThrough.has(id),
    ),
    transitions: shareOf(transitionsOf(machine), (transition) => taken.has(transition), transitionName),
    guardSides: shareOf(guardSidesOf(machine), (side) => sides.has(side)),
  };
}

function shareOf<Item>(
  items: readonly Item[],
  seen: (item: Item) => boolean,
  name: (item: Item) => string = String,
): Share {
  return { all: items.length, missing: items.filter((item) => !seen(item)).map(name) };
}
