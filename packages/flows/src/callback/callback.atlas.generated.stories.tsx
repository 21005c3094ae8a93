// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { callbackFlow as flow } from '@mirror-studio/state-machines/flows/callback';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { CallbackView as View } from './CallbackView.tsx';
import { drawing } from './callback.drawing.generated.ts';
import { paths } from './callback.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Callback', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Exchanging = atlas.state('exchanging');
export const Stopped = atlas.state('stopped');
export const Done = atlas.state('done');
export const Recovered = atlas.state('recovered');
export const RefusedExpired = atlas.state('refused.expired');
export const RefusedUsed = atlas.state('refused.used');
export const RefusedWrongBrowser = atlas.state('refused.wrongBrowser');
export const RefusedFailed = atlas.state('refused.failed');
export const Unreachable = atlas.state('unreachable');
export const Resending = atlas.state('resending');
export const AskingUnknownOwnerReplacing = atlas.state('asking unknownOwner replacing');
export const RefusedEmailInvalid = atlas.state('refused.emailInvalid');
export const ResentCoolingDown = atlas.state('resent.coolingDown');
export const RateLimited = atlas.state('rateLimited');
export const RefusedExpiredNotResent = atlas.state('refused.expired notResent');
export const RefusedUsedNotResent = atlas.state('refused.used notResent');
export const RefusedWrongBrowserNotResent = atlas.state('refused.wrongBrowser notResent');
export const RefusedFailedNotResent = atlas.state('refused.failed notResent');
export const Declined = atlas.state('declined');
export const AskingUnknownOwner = atlas.state('asking unknownOwner');
export const ResentReady = atlas.state('resent.ready');
export const Identifying = atlas.state('identifying');
export const Asking = atlas.state('asking');
export const AskingReplacing = atlas.state('asking replacing');
export const Kept = atlas.state('kept');
