import type { NoticeRaised } from '@mirror-studio/state-machines/shared';
import { useActor } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Actor, AnyStateMachine, EmittedFrom, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { useToast } from '../toasts/ToastProvider.tsx';

/** What a machine emits besides its notices: nothing, where it does not say what it emits. */
type Emitted<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? never
  : Exclude<EmittedFrom<Machine>, NoticeRaised>;

type Handlers<Machine extends AnyStateMachine> = {
  readonly [Type in Emitted<Machine>['type']]: (
    event: Extract<Emitted<Machine>, { readonly type: Type }>,
  ) => void;
};

interface Options<Machine extends AnyStateMachine> {
  /** What it starts with; read once. */
  readonly input?: () => InputFrom<Machine>;
  /** What is done about each event that it emits. Notices go to the toast by themselves. */
  readonly on?: Handlers<Machine>;
}

type Needed<Machine extends AnyStateMachine> =
  | (undefined extends InputFrom<Machine> ? never : 'input')
  | ([Emitted<Machine>] extends [never] ? never : 'on');

/** Where a machine needs input or emits events, nothing compiles that leaves them out. */
export type FlowOptions<Machine extends AnyStateMachine> = Options<Machine> &
  Required<Pick<Options<Machine>, Needed<Machine>>>;

export interface Flow<Machine extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: Actor<Machine>['send'];
  readonly actor: Actor<Machine>;
}

interface AnyOptions {
  readonly input?: () => unknown;
  readonly on?: Readonly<Record<string, (event: EventObject) => void>>;
}

const isNotice = (event: EventObject): event is NoticeRaised => event.type === 'notice.raised';

/** Starts a machine with its effects provided, shows its notices in the toast, and hands over what else it emits. */
export function useFlow<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: [Needed<Machine>] extends [never]
    ? [options?: FlowOptions<Machine>]
    : [options: FlowOptions<Machine>]
): Flow<Machine>;
export function useFlow(machine: AnyStateMachine, { input, on }: AnyOptions = {}): Flow<AnyStateMachine> {
  const notify = useToast();
  const [started] = useState(() => ({ input: input?.() }));
  const [snapshot, send, actor] = useActor(machine, started);
  const hear = useEffectEvent((event: EventObject) => {
    if (isNotice(event)) notify(event.notice);
    else on?.[event.type]?.(event);
  });
  useEffect(() => {
    const heard = actor.on('*', (event: EventObject) => hear(event));
    return () => heard.unsubscribe();
  }, [actor]);
  return { snapshot, send, actor };
}
