import { callbackFlow } from '../callback/index.ts';
import { eventScreenFlow } from '../event-screen/index.ts';
import { exchangeFlow } from '../exchange/index.ts';
import { gatesFlow } from '../gates/index.ts';
import { helpFlow } from '../help/index.ts';
import { jobsDrawerFlow } from '../jobs-drawer/index.ts';
import { notificationsFlow } from '../notifications/index.ts';
import { onboardingFlow } from '../onboarding/index.ts';
import { passwordFlow } from '../password/index.ts';
import { photoShootFlow } from '../photo-shoot/index.ts';
import { purchaseFlow } from '../purchase/index.ts';
import { routeGuardFlow } from '../route-guard/index.ts';
import { sessionFlow } from '../session/index.ts';
import { settingsFlow } from '../settings/index.ts';
import { shortcutsFlow } from '../shortcuts/index.ts';
import { signInFlow } from '../sign-in/index.ts';
import { storageFlow } from '../storage/index.ts';
import { toastFlow } from '../toast/index.ts';
import { tokenWalletFlow } from '../token-wallet/index.ts';

/** Every flow by its name: what the State Atlas is made of. Loads all machines, so it is not for the app. */
export const flows = {
  callback: callbackFlow,
  exchange: exchangeFlow,
  gates: gatesFlow,
  'jobs-drawer': jobsDrawerFlow,
  onboarding: onboardingFlow,
  password: passwordFlow,
  purchase: purchaseFlow,
  'token-wallet': tokenWalletFlow,
  settings: settingsFlow,
  notifications: notificationsFlow,
  shortcuts: shortcutsFlow,
  storage: storageFlow,
  'event-screen': eventScreenFlow,
  help: helpFlow,
  'photo-shoot': photoShootFlow,
  'route-guard': routeGuardFlow,
  session: sessionFlow,
  'sign-in': signInFlow,
  toast: toastFlow,
} as const;

export type FlowName = keyof typeof flows;
