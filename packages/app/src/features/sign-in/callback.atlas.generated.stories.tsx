// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { callbackFlow as flow } from '@mirror-studio/state-machines/callback';
import { stateStory } from '../../atlas/StateStory.tsx';
import { CallbackView as View } from './CallbackView.tsx';

export default { title: 'Flows/State Atlas/Callback', parameters: { layout: 'fullscreen' } };

export const Exchanging = stateStory(flow, View, 'exchanging', true);
export const RefusedFailed = stateStory(flow, View, 'refused.failed', true);
export const Done = stateStory(flow, View, 'done', true);
export const RefusedExpired = stateStory(flow, View, 'refused.expired', true);
export const RefusedUsed = stateStory(flow, View, 'refused.used', true);
export const RefusedWrongBrowser = stateStory(flow, View, 'refused.wrongBrowser', true);
export const Unreachable = stateStory(flow, View, 'unreachable', true);
export const Resending = stateStory(flow, View, 'resending', true);
export const RefusedEmailInvalid = stateStory(flow, View, 'refused.emailInvalid', true);
export const ResentCoolingDown = stateStory(flow, View, 'resent.coolingDown', true);
export const RateLimited = stateStory(flow, View, 'rateLimited', true);
export const RefusedFailedNotResent = stateStory(flow, View, 'refused.failed notResent', true);
export const RefusedExpiredNotResent = stateStory(flow, View, 'refused.expired notResent', true);
export const RefusedUsedNotResent = stateStory(flow, View, 'refused.used notResent', true);
export const RefusedWrongBrowserNotResent = stateStory(flow, View, 'refused.wrongBrowser notResent', true);
export const ResentReady = stateStory(flow, View, 'resent.ready', true);
export const RefusedEmailInvalidNotResent = stateStory(flow, View, 'refused.emailInvalid notResent', true);
