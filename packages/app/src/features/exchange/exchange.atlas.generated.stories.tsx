// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { exchangeFlow as flow } from '@mirror-studio/state-machines/exchange';
import { stateStory } from '../../atlas/StateStory.tsx';
import { ExchangeView as View } from './ExchangeView.tsx';

export default { title: 'Flows/State Atlas/Exchange', parameters: { layout: 'fullscreen' } };

export const Closed = stateStory(flow, View, 'closed');
export const EditingUntouched = stateStory(flow, View, 'editing.untouched');
export const EditingValidManyCredits = stateStory(flow, View, 'editing.valid manyCredits');
export const EditingValidOneCredit = stateStory(flow, View, 'editing.valid oneCredit');
export const EditingInvalidBelowMinimum = stateStory(flow, View, 'editing.invalid.belowMinimum');
export const EditingInvalidAboveBalanceManyCredits = stateStory(flow, View, 'editing.invalid.aboveBalance manyCredits');
export const EditingInvalidInvalidAmount = stateStory(flow, View, 'editing.invalid.invalidAmount');
export const ClosedManyCredits = stateStory(flow, View, 'closed manyCredits');
export const SubmittingManyCredits = stateStory(flow, View, 'submitting manyCredits');
export const ClosedOneCredit = stateStory(flow, View, 'closed oneCredit');
export const SubmittingOneCredit = stateStory(flow, View, 'submitting oneCredit');
export const ClosedManyCreditsUnanswered = stateStory(flow, View, 'closed manyCredits unanswered');
export const Done = stateStory(flow, View, 'done');
export const RefusedManyCredits = stateStory(flow, View, 'refused manyCredits');
export const OutcomeUnknownManyCredits = stateStory(flow, View, 'outcomeUnknown manyCredits');
export const ClosedOneCreditUnanswered = stateStory(flow, View, 'closed oneCredit unanswered');
export const RefusedOneCredit = stateStory(flow, View, 'refused oneCredit');
export const OutcomeUnknownOneCredit = stateStory(flow, View, 'outcomeUnknown oneCredit');
export const RefusedManyCreditsAboveBalance = stateStory(flow, View, 'refused manyCredits aboveBalance');
export const ClosedNoCoins = stateStory(flow, View, 'closed noCoins');
export const EditingUntouchedNoCoins = stateStory(flow, View, 'editing.untouched noCoins');
export const EditingInvalidAboveBalanceManyCreditsNoCoins = stateStory(flow, View, 'editing.invalid.aboveBalance manyCredits noCoins');
export const EditingInvalidAboveBalanceOneCreditNoCoins = stateStory(flow, View, 'editing.invalid.aboveBalance oneCredit noCoins');
export const EditingInvalidBelowMinimumNoCoins = stateStory(flow, View, 'editing.invalid.belowMinimum noCoins');
export const EditingInvalidInvalidAmountNoCoins = stateStory(flow, View, 'editing.invalid.invalidAmount noCoins');
export const ClosedManyCreditsNoCoins = stateStory(flow, View, 'closed manyCredits noCoins');
export const ClosedOneCreditNoCoins = stateStory(flow, View, 'closed oneCredit noCoins');
