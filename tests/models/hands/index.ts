import type { FlowName } from '@mirror-studio/state-machines/flows';
import type { Hand } from '../hand.ts';
import * as house from './house.ts';
import * as money from './money.ts';
import * as people from './people.ts';
import * as work from './work.ts';

/** Every flow's hands. A flow without them does not compile. */
export const hands: Readonly<Record<FlowName, object>> = {
  callback: people.callbackHands,
  'event-screen': house.eventScreenHands,
  exchange: money.exchangeHands,
  gates: people.gatesHands,
  help: house.helpHands,
  'jobs-drawer': work.jobsDrawerHands,
  notifications: house.notificationsHands,
  onboarding: people.onboardingHands,
  password: people.passwordHands,
  'photo-shoot': work.photoShootHands,
  purchase: money.purchaseHands,
  'route-guard': people.routeGuardHands,
  session: people.sessionHands,
  settings: house.settingsHands,
  shortcuts: house.shortcutsHands,
  'sign-in': people.signInHands,
  storage: house.storageHands,
  toast: house.toastHands,
  'token-wallet': money.tokenWalletHands,
};

/** Takes a flow and one of its events; returns who makes it happen. Answers and time are the system's. */
export function handFor(flow: FlowName, event: { readonly type: string }): Hand {
  if (event.type.startsWith('xstate.')) return { system: 'an answer, or time' };
  const known = hands[flow] as Readonly<Record<string, (event: object) => Hand>>;
  return known[event.type]?.(event) ?? { system: 'the machine itself' };
}
