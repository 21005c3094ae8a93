import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { AnyStateMachine, EventFrom, EventObject, InputFrom, OutputFrom, SnapshotFrom } from 'xstate';
import { type SpokenNotice, useSpokenNotice } from '../texts/spoken-notice.ts';
import type { Hearing } from './options.ts';
import { type AnyFlowOptions, type Flow, useAnyFlow } from './use-flow.ts';

/** What every view of a machine is given. */
interface ViewOf<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

/** The event by which the machine hears of each of these props, when it is first drawn and whenever the prop changes. */
export type Tell<Machine extends AnyStateMachine, Told> = {
  readonly [Prop in keyof Told]: (value: Told[Prop], props: InputFrom<Machine>) => EventFrom<Machine>;
};

/** What the whole flow takes: its effects, its input as props, handlers of what it emits, and what its view takes. */
export type FlowProps<Machine extends AnyStateMachine, Effects, ViewProps, Told> = ([Effects] extends [never]
  ? { readonly effects?: undefined }
  : {
      /** What the flow does outside. Those of the last render are used. */
      readonly effects: Effects;
    }) &
  (undefined extends InputFrom<Machine> ? unknown : InputFrom<Machine>) &
  Omit<Told, keyof InputFrom<Machine>> &
  Hearing<Machine, SpokenNotice> &
  Omit<ViewProps, 'snapshot' | 'send'> & {
    /** Drawn beside the view: what opens a dialog, such as a button that sends `dialog.opened`. */
    readonly trigger?: ((flow: Flow<Machine>) => ReactNode) | undefined;
    /** Called once, when the machine has come to its end, with what it puts out. */
    readonly onDone?: ((output: OutputFrom<Machine>) => void) | undefined;
    /** Reaches the running machine, to send it events from outside. */
    readonly ref?: Ref<Flow<Machine>> | undefined;
  };

/** A flow as one component: machine and view joined. */
export type FlowComponent<
  Machine extends AnyStateMachine,
  Effects,
  ViewProps,
  Told = unknown,
> = FunctionComponent<FlowProps<Machine, Effects, ViewProps, Told>>;

interface AnyProps extends Omit<AnyFlowOptions, 'input' | 'onNotice'>, Readonly<Record<string, unknown>> {
  readonly effects?: Readonly<Record<string, unknown>> | undefined;
  readonly onNotice?: ((notice: SpokenNotice) => void) | undefined;
  readonly trigger?: ((flow: Flow<AnyStateMachine>) => ReactNode) | undefined;
  readonly onDone?: ((output: unknown) => void) | undefined;
  readonly ref?: Ref<Flow<AnyStateMachine>> | undefined;
}

type AnyTell = Readonly<Record<string, (value: unknown, props: AnyProps) => EventObject>>;
type Provide = (effects: unknown) => AnyStateMachine;
type AnyView = ComponentType<Record<string, unknown>>;

/** The machine with effects that are always those of the last render. */
function useMachine(machine: AnyStateMachine | Provide, effects: AnyProps['effects']): AnyStateMachine {
  const current = useRef(effects);
  useLayoutEffect(() => {
    current.current = effects;
  }, [effects]);
  const [made] = useState(() => {
    if (typeof machine !== 'function') return machine;
    const latest = Object.keys(effects ?? {}).map((name) => [
      name,
      (...given: unknown[]): unknown => {
        const effect = current.current?.[name];
        return typeof effect === 'function' ? effect(...given) : undefined;
      },
    ]);
    return machine(Object.fromEntries(latest));
  });
  return made;
}

/** Tells the machine of each of these props when it is first drawn, and whenever one is another. */
function useTold(tell: AnyTell, props: AnyProps, send: (event: EventObject) => void) {
  const told = useRef<Readonly<Record<string, unknown>>>({});
  const events = useEffectEvent(() =>
    Object.entries(tell).flatMap(([prop, eventOf]) =>
      prop in told.current && Object.is(told.current[prop], props[prop]) ? [] : [eventOf(props[prop], props)],
    ),
  );
  useEffect(() => {
    const changed = events();
    told.current = props;
    for (const event of changed) send(event);
  }, [props, send]);
}

/** `createFlow` for machine and view that are not known. */
function joined(given: AnyStateMachine | Provide, View: AnyView, tell: AnyTell) {
  function FlowOf(props: AnyProps) {
    const { effects, on, onNotice, onDone, trigger, ref, ...rest } = props;
    const machine = useMachine(given, effects);
    const inWords = useSpokenNotice();
    const flow = useAnyFlow(machine, {
      input: () => rest,
      on,
      onNotice: (notice) => onNotice?.(inWords(notice)),
    });
    const { snapshot, send, actor } = flow;
    useTold(tell, props, send);
    useImperativeHandle(ref, () => ({ snapshot, send, actor }), [snapshot, send, actor]);
    const isDone = snapshot.status === 'done';
    const end = useEffectEvent(() => onDone?.(snapshot.output));
    useEffect(() => {
      if (isDone) end();
    }, [isDone]);
    return (
      <>
        {trigger?.(flow)}
        {createElement(View, { ...rest, snapshot, send })}
      </>
    );
  }
  FlowOf.displayName = `Flow(${View.displayName ?? View.name})`;
  return FlowOf;
}

/**
 * Joins a machine and its view into one component. Takes the machine, or what makes it of its effects; the view; and
 * which props are told to the machine when they change, as which event.
 *
 * @returns The component. Its props are the effects, the fields of the machine's input, a handler of each event that the
 * machine emits, and what else the view takes: one that the flow needs and that is left out does not compile.
 */
export function createFlow<
  Machine extends AnyStateMachine,
  Effects,
  ViewProps extends ViewOf<Machine>,
  Told = Record<never, never>,
>(
  provide: (effects: Effects) => Machine,
  View: ComponentType<ViewProps>,
  tell?: Tell<Machine, Told>,
): FlowComponent<Machine, Effects, ViewProps, Told>;
export function createFlow<
  Machine extends AnyStateMachine,
  ViewProps extends ViewOf<Machine>,
  Told = Record<never, never>,
>(
  machine: Machine,
  View: ComponentType<ViewProps>,
  tell?: Tell<Machine, Told>,
): FlowComponent<Machine, never, ViewProps, Told>;
export function createFlow(machine: unknown, View: unknown, tell: unknown = {}): unknown {
  return joined(machine as AnyStateMachine | Provide, View as AnyView, tell as AnyTell);
}
