import type { ReactNode } from 'react';

/** What a test can see after a key. */
export interface Seen {
  /** What the component has called its owner with, in order. */
  heard: readonly string[];
  /** What has the focus. */
  focused: Element | null;
  /** Finds in the whole page, overlays too. */
  find: (selector: string) => HTMLElement | null;
}

/** One line of a keyboard table: it is shown on the component's page, and pressed by the test. */
export interface KeyRow {
  /** As a reader sees them. */
  keys: readonly string[];
  /** What happens, in one sentence. */
  does: string;
  /** What the test presses, as user-event writes it. The component's first stop has the focus by then. */
  press: string;
  /** Pressed before, to come to where the row begins. */
  first?: string;
  /** Whether it happened. */
  sees: (seen: Seen) => boolean;
}

export interface KeyTable {
  /** The component, saying what happens to it. */
  draw: (report: (what: string) => void) => ReactNode;
  rows: readonly KeyRow[];
}

/** The text of what has the focus. */
export const textOf = ({ focused }: Seen): string => focused?.textContent?.trim() ?? '';
/** The value of the field that has the focus. */
export const inField = ({ focused }: Seen): string =>
  focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement ? focused.value : '';
/** Whether the component has reported this. */
export const reported =
  (what: string) =>
  ({ heard }: Seen): boolean =>
    heard.includes(what);
