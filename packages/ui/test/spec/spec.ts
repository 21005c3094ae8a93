import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { OverlayProps } from '../../src/primitives/Dialog/Dialog.tsx';
import type { Tools } from '../../src/testing/tools.ts';
import type { Case, Optional } from '../composition/row.ts';
import type { KeyTable } from '../keyboard/types.ts';

/** What the conformance suite draws; without it the suite takes the overlay, or the first state of the testing kit. */
export interface Conformance {
  /** The props that the component cannot do without. */
  props: object;
  /** What a part must stand in, or what opens an overlay. */
  within?: (part: ReactElement) => ReactNode;
  /** It is drawn over the page, and holds the focus. */
  isOverlay?: true;
}

/** It hangs on a button of its own. */
export interface Attached {
  is: 'attached';
  element: ReactElement;
  button: RegExp;
  role: 'dialog' | 'menu' | 'listbox';
  /** The width at which the button is there. */
  viewport?: 'small';
  /** It brings the page's main landmark itself. */
  hasMain?: true;
  /** The focus is in it as soon as it is there: Escape cannot come earlier. */
  focusesAtOnce?: true;
}

/** How the component opens over the page: what the suites of overlays interrupt. */
export type Overlay<Props = object> =
  /** The page opens it, and Escape closes it. `draw` for one that is not opened by `isOpen`. */
  | { is: 'dismissable'; props: Props; draw?: ComponentType<OverlayProps>; focusesAtOnce?: true }
  /** The server opens it, and it must be answered: it has `onAccept`. */
  | { is: 'gate'; props: Props }
  | Attached
  /** It comes while its control has the focus or the pointer, and takes neither. */
  | { is: 'tooltip'; element: ReactElement; button: RegExp }
  /** What it opens is another component, interrupted there. */
  | { is: 'another'; because: string };

/** How the component is gone through with more than anyone has: no more than a few rows are in the document at once. */
export interface LargeData {
  Component: ComponentType;
  /** The name of the list that scrolls; left out where the page does. */
  list?: string;
  /** What role that list has. Default `group`, in a dialog. */
  role?: 'group' | 'listbox';
  /** Finds its rows. */
  row: string;
  /** What is typed into the search before, letter by letter. */
  typed?: string;
}

/** A use of the component's tester in a state: a handler is called once by it, or it reads something. */
export type Use<Props> =
  | { in: Props; calls: keyof Props & string; by: (tools: Tools) => Promise<unknown> }
  | { in: Props; reads: (tools: Tools) => unknown; is: unknown };

/** A figure of the specification, and where it is read on the page. */
export type Figure = readonly [what: string, read: () => unknown, is: unknown];

/**
 * What the specification says of a state, word for word: these must be on the page. A text in front of which stands
 * `not:` must not.
 */
export type Line<Props> = readonly [
  section: string,
  props: Props,
  words: readonly string[],
  figures?: readonly Figure[],
];

/** What a product team can do with the component's props: one case for each that may be left out. */
interface Composition<Props> {
  /** The state that the cases begin with; default the first. */
  from?: Props;
  /** Brings what is folded away onto the page, such as a popover. */
  reach?: (tools: Tools) => Promise<unknown>;
  cases: { [Key in Optional<Props>]: Case<Props> };
}

/** Where the sidebar of Storybook shows a primitive. */
export type Group =
  | 'Actions'
  | 'Choices'
  | 'Collections'
  | 'Dates'
  | 'Display'
  | 'Feedback'
  | 'Fields'
  | 'Layout'
  | 'Navigation'
  | 'Overlays'
  | 'Words';

interface Basics<Props> {
  /** Of a primitive. (The area of a component is its folder.) */
  group?: Group;
  /** Its keyboard table, or why it has no keys of its own. */
  keys: KeyTable | string;
  conformance?: Conformance;
  overlay?: Overlay<Props>;
  specLines?: readonly Line<Props>[];
  largeData?: LargeData;
}

/** The tester of the testing kit, and what it is tried with. */
interface Tested<Props> {
  tester: (tools: Tools, ...place: never[]) => object;
  uses: readonly [Use<Props>, ...Use<Props>[]];
}

/** What it is in the testing kit with besides: its states, each with all the props it needs. */
interface Stated<Props> {
  states: Readonly<Record<string, Props>>;
}

/** Of every component with states, but of a primitive that passes its props on to React Aria's, which are tried there. */
interface Composed<Props> {
  composition: Composition<Props>;
}

interface Untested {
  /** Why a test needs no tester for it. */
  withoutTester?: string;
}

type Kit<Props> = Tested<Props> & Stated<Props> & Composed<Props>;
type Without<Parts> = { [Key in keyof Parts]?: never };

/**
 * All that the suites need to know of an exported component. `Name.spec.tsx` exports it by default, under the component's
 * name and as a function: the testing kit takes the states and testers of the file, and carries nothing of this.
 */
export type Spec<Props = object> = Basics<Props> &
  (
    | (Kit<Props> & Without<Untested>)
    | (Tested<Props> & Partial<Stated<Props>> & Without<Composed<Props> & Untested>)
    | (Untested & Without<Kit<Props>>)
  );

/** A component that is used within another alone, and shown by its stories. */
export interface Part {
  partOf: string;
  /** Where it stands to that in the documentation; within it when nothing is said. */
  place?: 'around' | 'beside';
  conformance: Conformance;
}

/** An exported component without an element of its own. */
export interface Unseen {
  /** What it does instead. */
  withoutElement: string;
}

type AnyProps = Record<string, unknown>;

/** Any of the three, the component's own props forgotten: what the suites take. */
export interface AnySpec
  extends Partial<Basics<AnyProps>>,
    Partial<Omit<Kit<AnyProps>, 'composition'>>,
    Partial<Omit<Part, 'conformance'>>,
    Partial<Unseen> {
  composition?: Omit<Composition<AnyProps>, 'cases'> & { cases: Readonly<Record<string, Case<AnyProps>>> };
}
