// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { signInFlow as flow } from '@mirror-studio/state-machines/flows/sign-in';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { SignInView as View } from './SignInView.tsx';
import { drawing } from './sign-in.drawing.generated.ts';
import { paths } from './sign-in.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Sign in', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const EditingUntouched = atlas.state('editing.untouched');
export const EditingTyped = atlas.state('editing.typed');
export const EditingInvalid = atlas.state('editing.invalid');
export const EditingUntouchedWithProviders = atlas.state('editing.untouched withProviders');
export const Sending = atlas.state('sending');
export const EditingTypedWithProviders = atlas.state('editing.typed withProviders');
export const EditingInvalidWithProviders = atlas.state('editing.invalid withProviders');
export const OpeningProviderWithProviders = atlas.state('openingProvider withProviders');
export const SendingWithProviders = atlas.state('sending withProviders');
export const SentCoolingDown = atlas.state('sent.coolingDown');
export const RateLimited = atlas.state('rateLimited');
export const Failed = atlas.state('failed');
export const FailedWithProviders = atlas.state('failed withProviders');
export const SentCoolingDownWithProviders = atlas.state('sent.coolingDown withProviders');
export const RateLimitedWithProviders = atlas.state('rateLimited withProviders');
export const SentReady = atlas.state('sent.ready');
export const SentReadyWithProviders = atlas.state('sent.ready withProviders');
export const EditingUntouchedRecovery = atlas.state('editing.untouched recovery');
export const EditingTypedRecovery = atlas.state('editing.typed recovery');
export const EditingInvalidRecovery = atlas.state('editing.invalid recovery');
export const SendingRecovery = atlas.state('sending recovery');
export const SentCoolingDownRecovery = atlas.state('sent.coolingDown recovery');
export const RateLimitedRecovery = atlas.state('rateLimited recovery');
export const FailedRecovery = atlas.state('failed recovery');
export const SentReadyRecovery = atlas.state('sent.ready recovery');
export const EditingTypedReAuth = atlas.state('editing.typed reAuth');
export const EditingUntouchedReAuth = atlas.state('editing.untouched reAuth');
export const SendingReAuth = atlas.state('sending reAuth');
export const SentCoolingDownReAuth = atlas.state('sent.coolingDown reAuth');
export const RateLimitedReAuth = atlas.state('rateLimited reAuth');
export const FailedReAuth = atlas.state('failed reAuth');
export const SentReadyReAuth = atlas.state('sent.ready reAuth');
