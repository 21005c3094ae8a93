import type { Flow } from '@mirror-studio/state-machines/explore';
import type { ComponentType } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { Drawing } from '../diagram/drawing.ts';
import type { Paths } from '../paths.ts';

export interface ViewProps<Machine extends AnyStateMachine> {
  snapshot: SnapshotFrom<Machine>;
  send: (event: EventFrom<Machine>) => void;
}

/** A flow as its pages in the atlas show it. */
export interface AtlasEntry<Machine extends AnyStateMachine> {
  readonly flow: Flow<Machine>;
  readonly View: ComponentType<ViewProps<Machine>>;
  readonly drawing: Drawing;
  /** How each state is reached in the view, by its id. */
  readonly paths: Paths;
  /** The view is a form without a page of its own. */
  readonly framed?: boolean;
  /** Least height of the window in px. */
  readonly height: number;
}
