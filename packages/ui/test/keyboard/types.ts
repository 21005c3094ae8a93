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

/** Held while another key is pressed: it never stands alone. */
type Modifier = 'Alt' | 'Ctrl' | 'Shift';

/** A key, as it is printed on keyboards. */
type Key =
  | '←'
  | '→'
  | '↑'
  | '↓'
  | 'Backspace'
  | 'Delete'
  | 'End'
  | 'Enter'
  | 'Esc'
  | 'Home'
  | 'Page Down'
  | 'Page Up'
  | 'Space'
  | 'Tab'
  | 'F6'
  | 'F8'
  | 'A'
  | 'C'
  | 'K'
  | 'L'
  | 'M'
  | 'Z'
  | ','
  | '.'
  | '_';

/** One way to do it: a key, keys that are held at once, keys one after the other, or what is typed, in words. */
export type Press =
  | Key
  | { readonly together: readonly [Modifier, Key] }
  | { readonly inTurn: readonly [Key, Key] }
  | { readonly typed: string };

/** One line of a keyboard table: it is shown on the component's page, and pressed by the test. */
export interface KeyRow {
  /** Any of these does it. */
  keys: readonly Press[];
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
