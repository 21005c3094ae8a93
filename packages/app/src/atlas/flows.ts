import { exchangeFlow } from '@mirror-studio/state-machines/exchange';
import { type Flow, type WalkedState, walk } from '@mirror-studio/state-machines/walk';
import type { AnyStateMachine } from 'xstate';

export interface AnyFlow {
  /** The folder of the flow in `state-machines`. */
  readonly name: string;
  readonly flow: Flow<AnyStateMachine>;
  /** The feature whose folder holds the view, and the view's name. */
  readonly feature: string;
  readonly view: string;
}

/** The flows of the atlas. A machine that is not here is in `unseen`, or the build fails. */
export const flows: readonly AnyFlow[] = [
  {
    name: 'exchange',
    flow: exchangeFlow as unknown as Flow<AnyStateMachine>,
    feature: 'exchange',
    view: 'ExchangeView',
  },
];

/** Takes a flow; returns its reachable states. */
export const walkFlow = (flow: Flow<AnyStateMachine>): WalkedState<AnyStateMachine>[] => walk(flow);
