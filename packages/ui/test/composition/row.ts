import type { ElementType } from 'react';
import type { OverlayProps } from '../../src/primitives/Dialog/Dialog.tsx';
import type { Tools } from '../../src/testing/tools.ts';
import type { RootProps } from '../../src/theme/rootProps.ts';

/** Looks for something on the page; null or an empty answer when it is not there. */
export type Look = (tools: Tools) => unknown;

/** What is there while its prop is given, and not there when it is left out. */
export interface Part<Props> {
  is: 'part';
  look: Look;
  /** The state that it is seen in. */
  given: Partial<Props>;
  /** What puts it away, where leaving its prop out does not. */
  off?: unknown;
}

/** A value that the parent holds by its prop, and the component itself without. */
interface Controlled<Props> {
  is: 'controlled';
  /** The prop that says with what it begins; without one it begins with `first`. */
  by?: keyof Props & string;
  /** Hears of every change. */
  onChange?: keyof Props & string;
  first: unknown;
  last: unknown;
  /** Goes from the first value to the last as a person does. */
  act: (tools: Tools) => Promise<unknown>;
  /** The value as it is shown: `first` or `last`, unless `shows` says otherwise. */
  read: (tools: Tools) => unknown;
  shows: readonly [first: unknown, last: unknown];
  given: Partial<Props>;
}

/** What a prop does that hides nothing and holds nothing. */
export interface Documented {
  is: 'documented';
  because: string;
}

export type Case<Props> = Part<Props> | Controlled<Props> | Documented;

/** The props that may be left out; those that every component passes on are held by the conformance suite. */
export type Optional<Props> = Exclude<
  { [Key in keyof Props]-?: object extends Pick<Props, Key> ? Key : never }[keyof Props],
  keyof RootProps
>;

/** A component, its states, and a case for each prop that may be left out. */
export interface Row {
  Component: ElementType;
  /** Those of the testing kit, each with all its props. */
  states: Readonly<Record<string, Record<string, unknown>>>;
  /** The state that the cases begin with; default the first. */
  from?: Record<string, unknown>;
  /** Brings what is folded away onto the page, such as a popover. */
  reach?: (tools: Tools) => Promise<unknown>;
  cases: Readonly<Record<string, Case<Record<string, unknown>>>>;
}

/** A part, by where it is found. Takes the state it is seen in, and what puts it away if that is not leaving it out. */
export const part = <Props>(
  look: Look,
  given: Partial<Props> = {},
  ...[off]: [off?: unknown]
): Part<Props> => ({ is: 'part', look, given, ...(off !== undefined && { off }) });

/** A part, by its role and the beginning of its name. */
export const byRole = <Props>(role: string, name: string | RegExp, given: Partial<Props> = {}): Part<Props> =>
  part(({ screen }) => screen.queryAllByRole(role, { name }).length, given);

type ControlledOf<Props> = Omit<Controlled<Props>, 'is' | 'given' | 'shows'> &
  Partial<Pick<Controlled<Props>, 'given' | 'shows'>>;

/** A value, and how a person changes it. */
export const controlled = <Props>(value: ControlledOf<Props>): Controlled<Props> => ({
  is: 'controlled',
  given: {},
  shows: [value.first, value.last],
  ...value,
});

/** Neither hides nor holds: says what it does. */
export const documented = (because: string): Documented => ({ is: 'documented', because });

/** Props of nearly every component that neither hide nor hold anything. */
export const callback = documented('hears what happened');
export const initial = documented(
  'is what a value begins with while the component holds it: its case is with the value',
);
export const state = documented('is a state of its own: it has a story');
export const look = documented('chooses how it looks');

/** Whether an overlay is open: controlled by its parent, by itself from `defaultOpen`, or by a trigger. */
export const overlayCases = {
  isOpen: controlled<Pick<OverlayProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>>({
    first: true,
    last: false,
    by: 'defaultOpen',
    onChange: 'onOpenChange',
    act: ({ user }) => user.keyboard('{Escape}'),
    read: ({ screen }) => screen.queryByRole('dialog') !== null,
  }),
  defaultOpen: initial,
  onOpenChange: callback,
};
