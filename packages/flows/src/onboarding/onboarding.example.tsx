import { pathOf } from '@mirror-studio/domain/access';
import { provideOnboarding } from '@mirror-studio/state-machines/onboarding';
import { useActor } from '@xstate/react';
import { goTo, readProfile, writeProfile } from '../atlas/flow-page/example-effects.ts';
import { OnboardingView } from './OnboardingView.tsx';

const machine = provideOnboarding({
  loadProfile: (_, signal) => readProfile(signal),
  saveProfile: (form, signal) => writeProfile(form, signal),
});

export function Onboarding() {
  const [snapshot, send] = useActor(machine);
  if (snapshot.status === 'done') goTo(pathOf('promptStudio'));
  return <OnboardingView snapshot={snapshot} send={send} />;
}
