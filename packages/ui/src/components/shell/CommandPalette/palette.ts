import type { ReactNode } from 'react';

/** One thing to go to, or to do. */
export interface PaletteCommand {
  /** Given to `onChoose`. */
  id: string;
  /** What is read, and what stands first in the row. */
  label: string;
  /** What tells it from another of the same name, at the end of the row. */
  hint?: string;
  /** An icon of 18 px. */
  icon?: ReactNode;
  /** The keys that do the same. */
  keys?: readonly string[];
}

export interface PaletteGroup {
  id: string;
  /** Names the group. */
  title: string;
  commands: readonly PaletteCommand[];
}
