import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  enqueueActions,
} from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { promised } from '../shared/effects.ts';
import { traversal } from './explore.ts';
import type { Flow } from './flow.ts';
import { hearGuards } from './guards.ts';
import { recordingScope } from './step.ts';

/** A flow one of whose guards or actions throws. */
export interface FlowFault {
  /** The guard or the action, by its name in the machine; part of the message of what it throws. */
  readonly name: string;
  /** The machine, which begins where the fault can be met. */
  readonly machine: AnyStateMachine;
  /** The named input it starts with. */
  readonly input: unknown;
  /** What leads into the fault; undefined where starting the machine does. */
  readonly event: AnyEventObject | undefined;
}

/**
 * Tries a flow with each of its guards and actions throwing.
 *
 * @param flow - The flow.
 * @returns A fault for each guard and action by its name, at the first place where the exploration of the flow meets it; those that
 * it never meets are left out.
 */
export function faultsOf<Machine extends AnyStateMachine>(flow: Flow<Machine>): readonly FlowFault[] {
  const faults = new Map<string, FlowFault>();
  const told = telling(flow.machine);
  const scope = recordingScope(() => {});
  for (const input of Object.values<unknown>(flow.inputs)) {
    const step = (run: () => unknown, from: AnyMachineSnapshot | null, event?: AnyEventObject) => {
      for (const name of told.during(run)) {
        if (!faults.has(name))
          faults.set(name, { name, machine: faulty(flow.machine, name, from), input, event });
      }
    };
    step(() => told.machine.getInitialSnapshot(scope, input), null);
    const explored = getAdjacencyMap(told.machine, traversal(flow, input));
    for (const { state, transitions } of Object.values(explored)) {
      for (const { event } of Object.values<{ event: AnyEventObject }>({ ...transitions })) {
        step(() => told.machine.transition(state, event, scope), state, event);
      }
    }
  }
  return [...faults.values()];
}

/**
 * @param machine - A machine.
 * @returns The names of its guards and actions.
 */
export function guardsAndActionsOf({
  implementations: { guards, actions },
}: AnyStateMachine): readonly string[] {
  return [...Object.keys(guards), ...Object.keys(actions)];
}

/** The machine, which does as it did, and which of its guards and actions a step comes to: `during` takes the step. */
function telling(machine: AnyStateMachine) {
  const met = new Set<string>();
  const { actions } = machine.implementations;
  const own = Object.entries(actions).map(([name, action]) => [`own ${name}`, action]);
  const heard = Object.keys(actions).map((name) => [
    name,
    enqueueActions(({ enqueue }, params: never) => {
      met.add(name);
      enqueue({ type: `own ${name}`, params });
    }),
  ]);
  const guarded = hearGuards(machine, (side) => met.add(side.replace(/ \w+$/, '')));
  return {
    machine: guarded.provide({ actions: Object.fromEntries([...own, ...heard]) }),
    during: (step: () => unknown) => {
      met.clear();
      step();
      return [...met];
    },
  };
}

/** The machine with a guard or an action that throws, from a snapshot on. */
function faulty(machine: AnyStateMachine, name: string, from: AnyMachineSnapshot | null): AnyStateMachine {
  const fail = () => {
    throw new Error(name);
  };
  const isGuard = name in machine.implementations.guards;
  // What is asked while it waits for the fault is not answered.
  const silent = promised(() => new Promise<never>(() => {}));
  const actors = Object.keys(machine.implementations.actors).map((src) => [src, silent]);
  const failing = machine.provide({
    // A plain action would run after the step, which may wait for what the action assigns.
    ...(isGuard ? { guards: { [name]: fail } } : { actions: { [name]: assign(fail) } }),
    actors: Object.fromEntries(actors),
  });
  if (from === null) return failing;
  const kept = failing.getPersistedSnapshot(from);
  // Whoever starts a machine cannot say from where on.
  return Object.assign(Object.create(failing) as AnyStateMachine, {
    getInitialSnapshot: (scope: AnyActorScope) => failing.restoreSnapshot(kept, scope),
  });
}
