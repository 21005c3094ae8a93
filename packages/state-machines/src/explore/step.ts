import {
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  type ExecutableActionObject,
  type SnapshotFrom,
} from 'xstate';
import { getStateNodes } from 'xstate/graph';
import type { Flow, FlowEvent } from './flow.ts';

/** What one event comes to. */
export interface Step<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  /** Places in `transitionsOf`, in the order in which they were taken. */
  readonly taken: readonly number[];
  /** What the flow said to its surroundings. */
  readonly emitted: readonly AnyEventObject[];
}

const known = new WeakMap<AnyStateMachine, readonly AnyTransitionDefinition[]>();

/**
 * @param machine - A machine.
 * @returns All of its transitions, always in the same order.
 */
export function transitionsOf(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  const listed =
    known.get(machine) ??
    [machine.root, ...getStateNodes(machine)].flatMap((node) => [
      ...[...node.transitions.values()].flat(),
      ...(node.always ?? []),
    ]);
  known.set(machine, listed);
  return listed;
}

/**
 * Takes a transition.
 *
 * @returns It in words: `exchange.closed on dialog.opened -> exchange.editing`.
 */
export function transitionName({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const condition = guard === undefined ? '' : ` when ${guardName(guard)}`;
  const ends = target?.map((node) => node.id).join(', ') ?? 'stays';
  return `${source.id} on ${eventType === '' ? 'always' : eventType}${condition} -> ${ends}`;
}

/**
 * @param guard - The guard of a transition.
 * @returns Its name.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  const type: unknown = typeof guard === 'object' && guard !== null ? Reflect.get(guard, 'type') : undefined;
  return typeof type === 'string' ? type : 'unnamed';
}

/**
 * Takes a flow and the name of one of its inputs. Nothing runs.
 *
 * @returns How it begins.
 */
export function begin<Machine extends AnyStateMachine>(flow: Flow<Machine>, input: string): Step<Machine> {
  return recorded(flow.machine, (scope) => flow.machine.getInitialSnapshot(scope, flow.inputs[input]));
}

/**
 * Takes a flow, a snapshot of it and an event. Nothing runs.
 *
 * @returns What comes of it.
 */
export function advance<Machine extends AnyStateMachine>(
  flow: Flow<Machine>,
  snapshot: SnapshotFrom<Machine>,
  event: FlowEvent<Machine>,
): Step<Machine> {
  return recorded(flow.machine, (scope) => flow.machine.transition(snapshot, event, scope));
}

function recorded<Machine extends AnyStateMachine>(
  machine: Machine,
  run: (scope: AnyActorScope) => AnyMachineSnapshot,
): Step<Machine> {
  const transitions = transitionsOf(machine);
  const taken: number[] = [];
  const emitted: AnyEventObject[] = [];
  const scope = recordingScope((transition) => taken.push(transitions.indexOf(transition)), emitted);
  const snapshot = run(scope) as SnapshotFrom<Machine>;
  return { snapshot, taken: taken.filter((at) => at >= 0), emitted };
}

/**
 * A scope in which a transition can be computed without running anything.
 * Takes what to tell of the transitions taken, and where to keep what is emitted.
 */
export function recordingScope(
  onTransition: (transition: AnyTransitionDefinition) => void,
  emitted: AnyEventObject[] = [],
): AnyActorScope {
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type === '@xstate.microstep') inspected._transitions.forEach(onTransition);
  });
  const nothing = () => {};
  return {
    self,
    system: self.system,
    id: 'explore',
    sessionId: 'explore',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
    actionExecutor: ({ type, params }: ExecutableActionObject) => {
      const event: unknown = type === 'xstate.emit' && params && Reflect.get(params, 'event');
      if (typeof event === 'object' && event !== null) emitted.push(event as AnyEventObject);
    },
  };
}
