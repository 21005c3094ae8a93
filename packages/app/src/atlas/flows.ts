import { type FlowName, flows as machines } from '@mirror-studio/state-machines/flows';
import { type Flow, type WalkedState, walk } from '@mirror-studio/state-machines/walk';
import type { AnyStateMachine } from 'xstate';

/** A flow whose states can be seen: the feature whose folder holds the view, and the view's name. */
interface Seen {
  readonly folder: string;
  readonly view: string;
  /** The view is a form without a page of its own. */
  readonly framed?: true;
}

/** The flows of the atlas, and the views that show them. A flow that is not here is in `unseen`. */
export const seen = {
  callback: { folder: 'features/sign-in', view: 'CallbackView', framed: true },
  exchange: { folder: 'features/exchange', view: 'ExchangeView' },
  gates: { folder: 'features/gates', view: 'GatesView' },
  'jobs-drawer': { folder: 'features/jobs', view: 'JobsDrawerView' },
  onboarding: { folder: 'features/onboarding', view: 'OnboardingView', framed: true },
  'photo-shoot': { folder: 'features/photo-shoot', view: 'PhotoShootView' },
  'sign-in': { folder: 'features/sign-in', view: 'SignInView', framed: true },
  toast: { folder: 'notices', view: 'ToastView' },
} as const satisfies Partial<Record<FlowName, Seen>>;

/** Flows whose view is not built yet, and what they wait for. The build fails when one has a view after all. */
export const unseen: Readonly<Record<Exclude<FlowName, keyof typeof seen>, string>> = {
  'event-screen': 'the event mode',
  help: 'the help centre',
  notifications: 'the notification centre',
  password: 'signing in with a password',
  purchase: 'the purchase dialog',
  'route-guard': 'nothing: the guard shows a spinner or leads elsewhere',
  session: 'nothing: a session is not seen',
  settings: 'the settings dialog',
  shortcuts: 'nothing: a chord is not seen',
  storage: 'nothing: a clean-up is not seen',
  'token-wallet': 'the token wallet',
};

export interface AnyFlow extends Seen {
  /** The folder of the flow in `state-machines`. */
  readonly name: string;
  readonly flow: Flow<AnyStateMachine>;
}

/** The flows of the atlas with all it takes to write their stories. */
export const flows: readonly AnyFlow[] = Object.entries(seen).map(([name, where]) => ({
  name,
  ...where,
  flow: machines[name as keyof typeof seen] as unknown as Flow<AnyStateMachine>,
}));

/** Takes a flow; returns its reachable states. */
export const walkFlow = (flow: Flow<AnyStateMachine>): WalkedState<AnyStateMachine>[] => walk(flow);
