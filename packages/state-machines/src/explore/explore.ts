import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import { getShortestPaths, type TraversalOptions } from 'xstate/graph';
import type { Flow, FlowEvent, SystemEvent } from './flow.ts';

/** A reachable class of states of a flow. */
export interface ExploredState<Machine extends AnyStateMachine> {
  /** The state and the classes of its context: `editing.valid oneCredit`. Unique in the flow, stable between builds. */
  readonly id: string;
  readonly snapshot: SnapshotFrom<Machine>;
  /** The named input the way starts from. */
  readonly input: string;
  /** The shortest way there. */
  readonly path: readonly FlowEvent<Machine>[];
  /** What can happen next. */
  readonly next: readonly FlowEvent<Machine>[];
  /** The flow has done its work here: nothing happens next. */
  readonly ended: boolean;
}

/**
 * Explores a flow from each of its inputs.
 *
 * @param flow - The flow.
 * @returns Every reachable class of states that looks different, each with the shortest way to it.
 */
export function explore<Machine extends AnyStateMachine>(flow: Flow<Machine>): ExploredState<Machine>[] {
  const found = new Map<string, ExploredState<Machine>>();
  for (const [input, value] of Object.entries(flow.inputs)) {
    for (const { state, steps } of getShortestPaths<AnyStateMachine>(flow.machine, traversal(flow, value))) {
      const id = stateId(flow, state);
      if (found.has(id)) continue;
      const path = steps.map((step) => step.event as FlowEvent<Machine>);
      found.set(id, {
        id,
        snapshot: state as SnapshotFrom<Machine>,
        input,
        path: path.filter((event) => (event.type as string) !== 'xstate.init'),
        next: possibleEvents(flow, state),
        ended: state.status !== 'active',
      });
    }
  }
  return [...found.values()];
}

/** Takes a flow and a snapshot; says whether nothing can happen any more though the flow has not ended. */
export function isDeadEnd<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  snapshot: AnyMachineSnapshot,
): boolean {
  if (snapshot.status !== 'active' || snapshot._nodes.some((node) => node.after.length > 0)) return false;
  return !flow.events.some((event) => snapshot.can(event));
}

/**
 * How `xstate/graph` explorations a flow. Takes the flow and one of its inputs.
 *
 * @returns The options.
 */
export function traversal<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  input: unknown,
): TraversalOptions<AnyMachineSnapshot, AnyEventObject, unknown> {
  return {
    input,
    events: (snapshot) => possibleEvents(flow, snapshot),
    serializeState: (snapshot) => exploredId(flow, snapshot),
    serializeEvent: eventLabel,
  };
}

/**
 * Takes a flow and a snapshot.
 *
 * @returns The samples and the delays that change something there.
 */
export function possibleEvents<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  snapshot: AnyMachineSnapshot,
): FlowEvent<Machine>[] {
  if (snapshot.status !== 'active') return [];
  const delays = snapshot._nodes.flatMap((node) => node.after.map((after) => after.eventType));
  const passed = [...new Set(delays)].map((type) => ({ type }) as SystemEvent);
  return [...flow.events, ...passed].filter((event) => snapshot.can(event));
}

/**
 * Takes a flow and a snapshot.
 *
 * @returns The id of its class: what is seen, in words.
 */
export function stateId<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  snapshot: AnyMachineSnapshot,
): string {
  const classes = flow.variantOf(snapshot as SnapshotFrom<Machine>).filter((word) => word !== '');
  return [stateName(snapshot.value, flow.unseen), ...classes].join(' ');
}

/** The same, and what is not seen: the whole state, and the classes that matter only later. */
export function exploredId<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  snapshot: AnyMachineSnapshot,
): string {
  const hidden = flow.hiddenClassOf?.(snapshot as SnapshotFrom<Machine>) ?? [];
  return [stateName(snapshot.value), stateId(flow, snapshot), ...hidden].join(' | ');
}

/**
 * Takes a state value, and the names of states to leave out.
 *
 * @returns `editing.valid`, the regions of a parallel state joined by ` + `.
 */
export function stateName(value: unknown, unseen: readonly string[] = []): string {
  if (typeof value === 'string') return unseen.includes(value) ? '' : value;
  return Object.entries(value as Record<string, unknown>)
    .filter(([name]) => !unseen.includes(name))
    .map(([name, inner]) => [name, stateName(inner, unseen)].filter((part) => part !== '').join('.'))
    .join(' + ');
}

/**
 * @param event - An event.
 * @returns It as one line, errors with their code.
 */
export function eventLabel(event: AnyEventObject | SystemEvent): string {
  return JSON.stringify(event, (_, value: unknown) =>
    value instanceof Error ? Object.assign({ message: value.message }, value) : value,
  );
}
