import type { OnboardingActors } from '@mirror-studio/state-machines/onboarding';
import { Onboarding } from './index.ts';

interface Arrival extends OnboardingActors {
  enter: () => void;
}

export const Introduction = ({ loadProfile, saveProfile, enter }: Arrival) => (
  <Onboarding effects={{ loadProfile, saveProfile }} onDone={enter} />
);
