import { provideOnboarding } from '@mirror-studio/state-machines/onboarding';
import { createFlow } from '../flow/create-flow.tsx';
import { OnboardingView } from './OnboardingView.tsx';

/** The four fields of a complete profile, machine and view joined. */
export const Onboarding = /* @__PURE__ */ createFlow(provideOnboarding, OnboardingView);
