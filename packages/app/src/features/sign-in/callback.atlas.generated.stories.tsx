// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { callbackFlow as flow } from '@mirror-studio/state-machines/callback';
import { stateStory } from '../../atlas/StateStory.tsx';
import { CallbackView as View } from './CallbackView.tsx';

export default { title: 'Flows/State Atlas/Callback', parameters: { layout: 'fullscreen' } };

export const Exchanging = stateStory(flow, View, 'exchanging');
export const RefusedFailed = stateStory(flow, View, 'refused.failed');
export const Done = stateStory(flow, View, 'done');
export const RefusedExpired = stateStory(flow, View, 'refused.expired');
export const RefusedUsed = stateStory(flow, View, 'refused.used');
export const RefusedWrongBrowser = stateStory(flow, View, 'refused.wrongBrowser');
export const Unreachable = stateStory(flow, View, 'unreachable');
export const Resending = stateStory(flow, View, 'resending');
export const RefusedEmailInvalid = stateStory(flow, View, 'refused.emailInvalid');
export const ResentCoolingDown = stateStory(flow, View, 'resent.coolingDown');
export const RateLimited = stateStory(flow, View, 'rateLimited');
export const RefusedFailedNotResent = stateStory(flow, View, 'refused.failed notResent');
export const RefusedExpiredNotResent = stateStory(flow, View, 'refused.expired notResent');
export const RefusedUsedNotResent = stateStory(flow, View, 'refused.used notResent');
export const RefusedWrongBrowserNotResent = stateStory(flow, View, 'refused.wrongBrowser notResent');
export const ResentReady = stateStory(flow, View, 'resent.ready');
export const RefusedEmailInvalidNotResent = stateStory(flow, View, 'refused.emailInvalid notResent');
