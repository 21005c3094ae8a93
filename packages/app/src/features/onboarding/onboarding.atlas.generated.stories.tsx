// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { onboardingFlow as flow } from '@mirror-studio/state-machines/onboarding';
import { stateStory } from '../../atlas/StateStory.tsx';
import { OnboardingView as View } from './OnboardingView.tsx';

export default { title: 'Flows/State Atlas/Onboarding', parameters: { layout: 'fullscreen' } };

export const Loading = stateStory(flow, View, 'loading');
export const EditingUntouched = stateStory(flow, View, 'editing.untouched');
export const Done = stateStory(flow, View, 'done');
export const FailedToLoad = stateStory(flow, View, 'failedToLoad');
export const EditingTouchedNamed = stateStory(flow, View, 'editing.touched named');
export const EditingTouched = stateStory(flow, View, 'editing.touched');
export const EditingTouchedComplete = stateStory(flow, View, 'editing.touched complete');
export const EditingInvalid = stateStory(flow, View, 'editing.invalid');
export const EditingInvalidNamed = stateStory(flow, View, 'editing.invalid named');
export const SubmittingComplete = stateStory(flow, View, 'submitting complete');
export const EditingInvalidComplete = stateStory(flow, View, 'editing.invalid complete');
export const RefusedComplete = stateStory(flow, View, 'refused complete');
export const FailedComplete = stateStory(flow, View, 'failed complete');
