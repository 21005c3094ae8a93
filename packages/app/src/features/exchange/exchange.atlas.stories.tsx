// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { exchangeFlow as flow } from '@mirror-studio/state-machines/exchange';
import { stateStory } from '../../atlas/StateStory.tsx';
import { ExchangeView } from './ExchangeView.tsx';

export default { title: 'Flows/State Atlas/Exchange', parameters: { layout: 'fullscreen' } };

export const Closed = stateStory(flow, ExchangeView, 'closed');
export const EditingUntouched = stateStory(flow, ExchangeView, 'editing.untouched');
export const EditingValidManyCredits = stateStory(flow, ExchangeView, 'editing.valid manyCredits');
export const EditingValidOneCredit = stateStory(flow, ExchangeView, 'editing.valid oneCredit');
export const EditingInvalidBelowMinimum = stateStory(flow, ExchangeView, 'editing.invalid.belowMinimum');
export const EditingInvalidAboveBalanceManyCredits = stateStory(
  flow,
  ExchangeView,
  'editing.invalid.aboveBalance manyCredits',
);
export const EditingInvalidInvalidAmount = stateStory(flow, ExchangeView, 'editing.invalid.invalidAmount');
export const ClosedManyCredits = stateStory(flow, ExchangeView, 'closed manyCredits');
export const SubmittingManyCredits = stateStory(flow, ExchangeView, 'submitting manyCredits');
export const ClosedOneCredit = stateStory(flow, ExchangeView, 'closed oneCredit');
export const SubmittingOneCredit = stateStory(flow, ExchangeView, 'submitting oneCredit');
export const ClosedManyCreditsUnanswered = stateStory(flow, ExchangeView, 'closed manyCredits unanswered');
export const Done = stateStory(flow, ExchangeView, 'done');
export const RefusedManyCredits = stateStory(flow, ExchangeView, 'refused manyCredits');
export const OutcomeUnknownManyCredits = stateStory(flow, ExchangeView, 'outcomeUnknown manyCredits');
export const ClosedOneCreditUnanswered = stateStory(flow, ExchangeView, 'closed oneCredit unanswered');
export const RefusedOneCredit = stateStory(flow, ExchangeView, 'refused oneCredit');
export const OutcomeUnknownOneCredit = stateStory(flow, ExchangeView, 'outcomeUnknown oneCredit');
export const RefusedManyCreditsAboveBalance = stateStory(
  flow,
  ExchangeView,
  'refused manyCredits aboveBalance',
);
export const ClosedNoCoins = stateStory(flow, ExchangeView, 'closed noCoins');
export const EditingUntouchedNoCoins = stateStory(flow, ExchangeView, 'editing.untouched noCoins');
export const EditingInvalidAboveBalanceManyCreditsNoCoins = stateStory(
  flow,
  ExchangeView,
  'editing.invalid.aboveBalance manyCredits noCoins',
);
export const EditingInvalidAboveBalanceOneCreditNoCoins = stateStory(
  flow,
  ExchangeView,
  'editing.invalid.aboveBalance oneCredit noCoins',
);
export const EditingInvalidBelowMinimumNoCoins = stateStory(
  flow,
  ExchangeView,
  'editing.invalid.belowMinimum noCoins',
);
export const EditingInvalidInvalidAmountNoCoins = stateStory(
  flow,
  ExchangeView,
  'editing.invalid.invalidAmount noCoins',
);
export const ClosedManyCreditsNoCoins = stateStory(flow, ExchangeView, 'closed manyCredits noCoins');
export const ClosedOneCreditNoCoins = stateStory(flow, ExchangeView, 'closed oneCredit noCoins');
