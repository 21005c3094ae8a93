import {
  advance,
  begin,
  type ExploredState,
  type Flow,
  type FlowEvent,
  possibleEvents,
  type Step,
  stateId,
} from '@mirror-studio/state-machines/explore';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** A step of a live exploration: how it began, or an event and what came of it. */
export interface TrailStep<Machine extends AnyStateMachine> extends Step<Machine> {
  /** Null where the exploration begins. */
  readonly event: FlowEvent<Machine> | null;
  readonly id: string;
}

/** A live exploration through a flow: the steps taken, and at which of them it stands. */
export interface Trail<Machine extends AnyStateMachine> {
  readonly steps: readonly TrailStep<Machine>[];
  readonly at: number;
}

export type TrailAction<Machine extends AnyStateMachine> =
  | { readonly type: 'happened'; readonly event: FlowEvent<Machine> }
  | { readonly type: 'jumped'; readonly to: number }
  | { readonly type: 'restarted' };

/**
 * Takes a flow and one of its explored states.
 *
 * @returns The exploration that has just arrived there.
 */
export function trailTo<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  state: ExploredState<Machine>,
): Trail<Machine> {
  const start = begin(flow, state.input);
  const steps: TrailStep<Machine>[] = [{ ...start, event: null, id: stateId(flow, start.snapshot) }];
  for (const event of state.path) steps.push(stepFrom(flow, steps.at(-1) ?? steps[0], event));
  return { steps, at: steps.length - 1 };
}

/**
 * Takes an exploration and what is done with it. What cannot happen changes nothing.
 *
 * @returns The exploration after that.
 */
export function moved<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  from: Trail<Machine>,
  trail: Trail<Machine>,
  action: TrailAction<Machine>,
): Trail<Machine> {
  if (action.type === 'restarted') return from;
  if (action.type === 'jumped') return { ...trail, at: action.to };
  const here = trail.steps[trail.at];
  const snapshot: AnyMachineSnapshot | undefined = here?.snapshot;
  if (!here || snapshot?.status !== 'active' || !snapshot.can(action.event)) return trail;
  const steps = [...trail.steps.slice(0, trail.at + 1), stepFrom(flow, here, action.event)];
  return { steps, at: steps.length - 1 };
}

/**
 * Takes a flow and a step.
 *
 * @returns The transitions that could be taken next.
 */
export function possibleTransitions<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  { snapshot }: TrailStep<Machine>,
): Set<number> {
  return new Set(
    possibleEvents(flow, snapshot).flatMap((event) => advance(flow, snapshot, event).taken.slice(0, 1)),
  );
}

/**
 * Takes a step.
 *
 * @returns The ids of the states that the flow is in there.
 */
export function activeStates({ snapshot }: { readonly snapshot: AnyMachineSnapshot }): Set<string> {
  return new Set(snapshot._nodes.map(({ id }) => id));
}

function stepFrom<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  here: TrailStep<Machine> | undefined,
  event: FlowEvent<Machine>,
): TrailStep<Machine> {
  if (!here) throw new RangeError(`The exploration through ${flow.name} has no beginning`);
  const step = advance(flow, here.snapshot, event);
  return { ...step, event, id: stateId(flow, step.snapshot) };
}
