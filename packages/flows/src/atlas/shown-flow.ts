import type { Flow } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine } from 'xstate';

/** A flow with the view that shows it. */
export interface ShownFlow {
  /** The folder of the flow in `state-machines`. */
  readonly name: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly flow: Flow<AnyStateMachine>;
  /** The name of the view, which stands in the folder of the flow: `ExchangeView` of `exchange`. */
  readonly view: string;
  /** The view is a form without a page of its own. */
  readonly framed: boolean;
  /** Least height of its window in px. */
  readonly height: number;
}
