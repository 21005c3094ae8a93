import { callbackFlow } from '../callback/index.ts';
import { exchangeFlow } from '../exchange/index.ts';
import { gatesFlow } from '../gates/index.ts';
import { jobsDrawerFlow } from '../jobs-drawer/index.ts';
import { onboardingFlow } from '../onboarding/index.ts';
import { passwordFlow } from '../password/index.ts';
import { photoShootFlow } from '../photo-shoot/index.ts';
import { purchaseFlow } from '../purchase/index.ts';
import { routeGuardFlow } from '../route-guard/index.ts';
import { sessionFlow } from '../session/index.ts';
import { signInFlow } from '../sign-in/index.ts';
import { toastFlow } from '../toast/index.ts';

/** Every flow by its name: what the State Atlas is made of. Loads all machines, so it is not for the app. */
export const flows = {
  callback: callbackFlow,
  exchange: exchangeFlow,
  gates: gatesFlow,
  'jobs-drawer': jobsDrawerFlow,
  onboarding: onboardingFlow,
  password: passwordFlow,
  purchase: purchaseFlow,
  'photo-shoot': photoShootFlow,
  'route-guard': routeGuardFlow,
  session: sessionFlow,
  'sign-in': signInFlow,
  toast: toastFlow,
} as const;

export type FlowName = keyof typeof flows;
