// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { onboardingFlow as flow } from '@mirror-studio/state-machines/onboarding';
import { stateStory } from '../../atlas/StateStory.tsx';
import { OnboardingView as View } from './OnboardingView.tsx';

export default { title: 'Flows/State Atlas/Onboarding', parameters: { layout: 'fullscreen' } };

export const Loading = stateStory(flow, View, 'loading', true);
export const EditingUntouched = stateStory(flow, View, 'editing.untouched', true);
export const Done = stateStory(flow, View, 'done', true);
export const FailedToLoad = stateStory(flow, View, 'failedToLoad', true);
export const EditingTouchedNamed = stateStory(flow, View, 'editing.touched named', true);
export const EditingTouched = stateStory(flow, View, 'editing.touched', true);
export const EditingTouchedComplete = stateStory(flow, View, 'editing.touched complete', true);
export const EditingInvalid = stateStory(flow, View, 'editing.invalid', true);
export const EditingInvalidNamed = stateStory(flow, View, 'editing.invalid named', true);
export const SubmittingComplete = stateStory(flow, View, 'submitting complete', true);
export const EditingInvalidComplete = stateStory(flow, View, 'editing.invalid complete', true);
export const RefusedComplete = stateStory(flow, View, 'refused complete', true);
export const FailedComplete = stateStory(flow, View, 'failed complete', true);
