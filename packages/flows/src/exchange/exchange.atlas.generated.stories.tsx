// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { exchangeFlow as flow } from '@mirror-studio/state-machines/flows/exchange';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { ExchangeView as View } from './ExchangeView.tsx';
import { drawing } from './exchange.drawing.generated.ts';
import { paths } from './exchange.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Exchange', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const EditingUntouched = atlas.state('editing.untouched');
export const EditingValidManyCredits = atlas.state('editing.valid manyCredits');
export const EditingValidOneCredit = atlas.state('editing.valid oneCredit');
export const EditingInvalidBelowMinimum = atlas.state('editing.invalid.belowMinimum');
export const EditingInvalidAboveBalanceManyCredits = atlas.state('editing.invalid.aboveBalance manyCredits');
export const EditingInvalidInvalidAmount = atlas.state('editing.invalid.invalidAmount');
export const EditingInvalidAmbiguousAmount = atlas.state('editing.invalid.ambiguousAmount');
export const ClosedManyCredits = atlas.state('closed manyCredits');
export const SubmittingManyCredits = atlas.state('submitting manyCredits');
export const ClosedOneCredit = atlas.state('closed oneCredit');
export const SubmittingOneCredit = atlas.state('submitting oneCredit');
export const ClosedManyCreditsUnanswered = atlas.state('closed manyCredits unanswered');
export const Done = atlas.state('done');
export const RefusedManyCredits = atlas.state('refused manyCredits');
export const OutcomeUnknownManyCredits = atlas.state('outcomeUnknown manyCredits');
export const ClosedOneCreditUnanswered = atlas.state('closed oneCredit unanswered');
export const RefusedOneCredit = atlas.state('refused oneCredit');
export const OutcomeUnknownOneCredit = atlas.state('outcomeUnknown oneCredit');
export const RefusedManyCreditsAboveBalance = atlas.state('refused manyCredits aboveBalance');
export const ClosedNoCoins = atlas.state('closed noCoins');
export const EditingUntouchedNoCoins = atlas.state('editing.untouched noCoins');
export const EditingInvalidAboveBalanceManyCreditsNoCoins = atlas.state('editing.invalid.aboveBalance manyCredits noCoins');
export const EditingInvalidAboveBalanceOneCreditNoCoins = atlas.state('editing.invalid.aboveBalance oneCredit noCoins');
export const EditingInvalidBelowMinimumNoCoins = atlas.state('editing.invalid.belowMinimum noCoins');
export const EditingInvalidInvalidAmountNoCoins = atlas.state('editing.invalid.invalidAmount noCoins');
export const EditingInvalidAmbiguousAmountNoCoins = atlas.state('editing.invalid.ambiguousAmount noCoins');
export const ClosedManyCreditsNoCoins = atlas.state('closed manyCredits noCoins');
export const ClosedOneCreditNoCoins = atlas.state('closed oneCredit noCoins');
