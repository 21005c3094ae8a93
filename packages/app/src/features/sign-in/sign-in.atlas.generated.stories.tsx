// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { signInFlow as flow } from '@mirror-studio/state-machines/sign-in';
import { stateStory } from '../../atlas/StateStory.tsx';
import { SignInView as View } from './SignInView.tsx';

export default { title: 'Flows/State Atlas/Sign in', parameters: { layout: 'fullscreen' } };

export const EditingUntouched = stateStory(flow, View, 'editing.untouched', true);
export const EditingTyped = stateStory(flow, View, 'editing.typed', true);
export const EditingInvalid = stateStory(flow, View, 'editing.invalid', true);
export const Sending = stateStory(flow, View, 'sending', true);
export const SentCoolingDown = stateStory(flow, View, 'sent.coolingDown', true);
export const RateLimited = stateStory(flow, View, 'rateLimited', true);
export const Failed = stateStory(flow, View, 'failed', true);
export const SentReady = stateStory(flow, View, 'sent.ready', true);
export const EditingTypedReAuth = stateStory(flow, View, 'editing.typed reAuth', true);
export const EditingUntouchedReAuth = stateStory(flow, View, 'editing.untouched reAuth', true);
export const SendingReAuth = stateStory(flow, View, 'sending reAuth', true);
export const SentCoolingDownReAuth = stateStory(flow, View, 'sent.coolingDown reAuth', true);
export const RateLimitedReAuth = stateStory(flow, View, 'rateLimited reAuth', true);
export const FailedReAuth = stateStory(flow, View, 'failed reAuth', true);
export const SentReadyReAuth = stateStory(flow, View, 'sent.ready reAuth', true);
