import { endOf, FlowError, type Notice, type NoticeRaised } from '@mirror-studio/state-machines/shared';
import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Actor, AnyStateMachine, EventObject, SnapshotFrom } from 'xstate';
import type { FlowOptions } from './options.ts';

/** A machine that runs. */
export interface Flow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: Actor<Machine>['send'];
  readonly actor: Actor<Machine>;
}

/** `FlowOptions` of a machine that is not known. */
export interface AnyFlowOptions {
  readonly input?: (() => unknown) | undefined;
  readonly on?: Readonly<Record<string, (event: EventObject) => void>> | undefined;
  readonly onNotice?: ((notice: Notice) => void) | undefined;
}

const isNotice = (event: EventObject): event is NoticeRaised => event.type === 'notice.raised';

/** Whoever draws the flow throws what it threw; unheard it would be an error of the page as well. */
const heard = { error: () => undefined };

/**
 * Takes a machine and what it starts with.
 *
 * @returns Its running actor, and the snapshot to draw.
 * @throws {FlowError} What a guard or an action threw, with the flow's name.
 */
function useNamedActor(machine: AnyStateMachine, started: { input: unknown }) {
  const actor = useActorRef(machine, started, heard);
  const subscribe = useCallback(
    (redraw: () => void) => endOf(actor.subscribe({ next: redraw, error: redraw })),
    [actor],
  );
  const read = () => actor.getSnapshot();
  const snapshot = useSyncExternalStore(subscribe, read, read);
  if (snapshot.status === 'error') throw new FlowError(machine.id, snapshot.error);
  return { snapshot, actor };
}

/**
 * Starts a machine whose effects are provided, and hands over what it emits: notices to `onNotice`, everything else to
 * the handlers in `on`. Takes the machine, made once, and the options that it needs.
 *
 * @returns Its snapshot and `send`, for its view, and the actor.
 * @throws {FlowError} Where it is drawn, what a guard or an action of the machine threw: for the error boundary above it.
 */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Record<never, never> extends FlowOptions<Machine>
    ? [options?: FlowOptions<Machine>]
    : [options: FlowOptions<Machine>]
): Flow<Machine>;
export function useFlow(machine: AnyStateMachine, options: AnyFlowOptions = {}): Flow<AnyStateMachine> {
  return useAnyFlow(machine, options);
}

/** `useFlow` for a machine that is not known. */
export function useAnyFlow(
  machine: AnyStateMachine,
  { input, on, onNotice }: AnyFlowOptions,
): Flow<AnyStateMachine> {
  const [started] = useState(() => ({ input: input?.() }));
  const { snapshot, actor } = useNamedActor(machine, started);
  const hear = useEffectEvent((event: EventObject) => {
    if (isNotice(event)) onNotice?.(event.notice);
    else on?.[event.type]?.(event);
  });
  useEffect(() => {
    const heard = actor.on('*', (event: EventObject) => hear(event));
    return () => heard.unsubscribe();
  }, [actor]);
  const send = useCallback((event: EventObject) => actor.send(event), [actor]);
  return { snapshot, send, actor };
}
