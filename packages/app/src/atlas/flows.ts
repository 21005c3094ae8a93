import { type FlowName, flows as machines } from '@mirror-studio/state-machines/flows';
import { type Flow, type WalkedState, walk } from '@mirror-studio/state-machines/walk';
import type { AnyStateMachine } from 'xstate';

/** A flow whose states can be seen: the feature whose folder holds the view, and the view's name. */
interface Seen {
  readonly folder: string;
  readonly view: string;
  /** The view is a form without a page of its own. */
  readonly framed?: true;
  /** Least height of its window in px, where its layers need more than usual to be seen to their end. */
  readonly height?: number;
}

/** The flows of the atlas, and the views that show them. A flow that is not here is in `unseen`. */
export const seen = {
  callback: { folder: 'features/sign-in', view: 'CallbackView', framed: true },
  'event-screen': { folder: 'features/event', view: 'EventScreenView' },
  exchange: { folder: 'features/exchange', view: 'ExchangeView' },
  gates: { folder: 'features/gates', view: 'GatesView' },
  help: { folder: 'features/help', view: 'HelpView', height: 1460 },
  'jobs-drawer': { folder: 'features/jobs', view: 'JobsDrawerView', height: 1060 },
  notifications: { folder: 'features/notifications', view: 'NotificationsView', framed: true },
  onboarding: { folder: 'features/onboarding', view: 'OnboardingView', framed: true },
  password: { folder: 'features/sign-in', view: 'PasswordView', framed: true },
  'photo-shoot': { folder: 'features/photo-shoot', view: 'PhotoShootView', height: 1320 },
  purchase: { folder: 'features/purchase', view: 'PurchaseView' },
  'route-guard': { folder: 'routes', view: 'RouteGuardView' },
  session: { folder: 'features/diagnostics', view: 'SessionView', framed: true },
  settings: { folder: 'features/settings', view: 'SettingsView', height: 740 },
  shortcuts: { folder: 'features/shortcuts', view: 'ShortcutsView' },
  'sign-in': { folder: 'features/sign-in', view: 'SignInView', framed: true },
  storage: { folder: 'features/diagnostics', view: 'StorageView', framed: true },
  'token-wallet': { folder: 'features/token-wallet', view: 'TokenWalletView', height: 940 },
  toast: { folder: 'notices', view: 'ToastView' },
} as const satisfies Partial<Record<FlowName, Seen>>;

/** Flows whose view is not built yet, and what they wait for. The build fails when one has a view after all. */
export const unseen: Readonly<Record<Exclude<FlowName, keyof typeof seen>, string>> = {};

export interface AnyFlow extends Seen {
  readonly height: number;
  /** The folder of the flow in `state-machines`. */
  readonly name: string;
  readonly flow: Flow<AnyStateMachine>;
}

/** Least height of a window, in px. */
const usualHeight = 600;

/** The flows of the atlas with all it takes to write their stories. */
export const flows: readonly AnyFlow[] = Object.entries(seen).map(([name, where]) => ({
  name,
  height: usualHeight,
  ...where,
  flow: machines[name as keyof typeof seen] as unknown as Flow<AnyStateMachine>,
}));

/** Takes a flow; returns its reachable states. */
export const walkFlow = (flow: Flow<AnyStateMachine>): WalkedState<AnyStateMachine>[] => walk(flow);
