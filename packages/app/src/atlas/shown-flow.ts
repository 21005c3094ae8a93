import type { Flow } from '@mirror-studio/state-machines/explore';
import type { AnyStateMachine } from 'xstate';

/** A flow with the view that shows it. */
export interface ShownFlow {
  /** The folder of the flow in `state-machines`. */
  readonly name: string;
  readonly flow: Flow<AnyStateMachine>;
  /** The feature whose folder holds the view, and the view's name: `ExchangeView` of `exchange`. */
  readonly folder: string;
  readonly view: string;
  /** The view is a form without a page of its own. */
  readonly framed: boolean;
  /** Least height of its window in px. */
  readonly height: number;
}
