// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { tokenWalletFlow as flow } from '@mirror-studio/state-machines/flows/token-wallet';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { TokenWalletView as View } from './TokenWalletView.tsx';
import { drawing } from './token-wallet.drawing.generated.ts';
import { paths } from './token-wallet.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 940 });

export default { title: 'Flows/State Atlas/Token wallet', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const OpenLogReadingCheckoutChoosing = atlas.state('open.log.reading + checkout.choosing');
export const OpenLogReadingCheckoutSubmitting = atlas.state('open.log.reading + checkout.submitting');
export const OpenLogEmptyCheckoutChoosing = atlas.state('open.log.empty + checkout.choosing');
export const OpenLogListedCheckoutChoosing = atlas.state('open.log.listed + checkout.choosing');
export const OpenLogFailedCheckoutChoosing = atlas.state('open.log.failed + checkout.choosing');
export const OpenLogEmptyCheckoutSubmitting = atlas.state('open.log.empty + checkout.submitting');
export const OpenLogListedCheckoutSubmitting = atlas.state('open.log.listed + checkout.submitting');
export const OpenLogFailedCheckoutSubmitting = atlas.state('open.log.failed + checkout.submitting');
export const OpenLogReadingCheckoutLeaving = atlas.state('open.log.reading + checkout.leaving');
export const OpenLogReadingCheckoutRefused = atlas.state('open.log.reading + checkout.refused');
export const OpenLogReadingCheckoutOutcomeUnknown = atlas.state('open.log.reading + checkout.outcomeUnknown');
export const OpenLogContinuingCheckoutChoosing = atlas.state('open.log.continuing + checkout.choosing');
export const OpenLogEmptyCheckoutLeaving = atlas.state('open.log.empty + checkout.leaving');
export const OpenLogEmptyCheckoutRefused = atlas.state('open.log.empty + checkout.refused');
export const OpenLogEmptyCheckoutOutcomeUnknown = atlas.state('open.log.empty + checkout.outcomeUnknown');
export const OpenLogContinuingCheckoutSubmitting = atlas.state('open.log.continuing + checkout.submitting');
export const OpenLogListedCheckoutLeaving = atlas.state('open.log.listed + checkout.leaving');
export const OpenLogListedCheckoutRefused = atlas.state('open.log.listed + checkout.refused');
export const OpenLogListedCheckoutOutcomeUnknown = atlas.state('open.log.listed + checkout.outcomeUnknown');
export const OpenLogFailedCheckoutLeaving = atlas.state('open.log.failed + checkout.leaving');
export const OpenLogFailedCheckoutRefused = atlas.state('open.log.failed + checkout.refused');
export const OpenLogFailedCheckoutOutcomeUnknown = atlas.state('open.log.failed + checkout.outcomeUnknown');
export const OpenLogContinuingCheckoutLeaving = atlas.state('open.log.continuing + checkout.leaving');
export const OpenLogContinuingCheckoutRefused = atlas.state('open.log.continuing + checkout.refused');
export const OpenLogContinuingCheckoutOutcomeUnknown = atlas.state('open.log.continuing + checkout.outcomeUnknown');
export const OpenLogReadingCheckoutChoosingPreview = atlas.state('open.log.reading + checkout.choosing preview');
export const OpenLogEmptyCheckoutChoosingPreview = atlas.state('open.log.empty + checkout.choosing preview');
export const OpenLogListedCheckoutChoosingPreview = atlas.state('open.log.listed + checkout.choosing preview');
export const OpenLogFailedCheckoutChoosingPreview = atlas.state('open.log.failed + checkout.choosing preview');
export const OpenLogContinuingCheckoutChoosingPreview = atlas.state('open.log.continuing + checkout.choosing preview');
