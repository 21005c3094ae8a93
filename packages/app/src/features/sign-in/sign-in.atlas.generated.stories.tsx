// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { signInFlow as flow } from '@mirror-studio/state-machines/sign-in';
import { stateStory } from '../../atlas/StateStory.tsx';
import { SignInView as View } from './SignInView.tsx';

export default { title: 'Flows/State Atlas/Sign in', parameters: { layout: 'fullscreen' } };

export const EditingUntouched = stateStory(flow, View, 'editing.untouched');
export const EditingTyped = stateStory(flow, View, 'editing.typed');
export const EditingInvalid = stateStory(flow, View, 'editing.invalid');
export const Sending = stateStory(flow, View, 'sending');
export const SentCoolingDown = stateStory(flow, View, 'sent.coolingDown');
export const RateLimited = stateStory(flow, View, 'rateLimited');
export const Failed = stateStory(flow, View, 'failed');
export const SentReady = stateStory(flow, View, 'sent.ready');
export const EditingTypedReAuth = stateStory(flow, View, 'editing.typed reAuth');
export const EditingUntouchedReAuth = stateStory(flow, View, 'editing.untouched reAuth');
export const SendingReAuth = stateStory(flow, View, 'sending reAuth');
export const SentCoolingDownReAuth = stateStory(flow, View, 'sent.coolingDown reAuth');
export const RateLimitedReAuth = stateStory(flow, View, 'rateLimited reAuth');
export const FailedReAuth = stateStory(flow, View, 'failed reAuth');
export const SentReadyReAuth = stateStory(flow, View, 'sent.ready reAuth');
