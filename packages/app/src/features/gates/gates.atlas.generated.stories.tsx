// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { gatesFlow as flow } from '@mirror-studio/state-machines/gates';
import { stateStory } from '../../atlas/StateStory.tsx';
import { GatesView as View } from './GatesView.tsx';

export default { title: 'Flows/State Atlas/Gates', parameters: { layout: 'fullscreen' } };

export const Loading = stateStory(flow, View, 'loading');
export const Open = stateStory(flow, View, 'open');
export const Suspended = stateStory(flow, View, 'suspended');
export const LegalDueAsked = stateStory(flow, View, 'legalDue.asked');
export const TermsDueAsked = stateStory(flow, View, 'termsDue.asked');
export const LegalDueAskedAgreed = stateStory(flow, View, 'legalDue.asked agreed');
export const TermsDueAskedTermsAgreed = stateStory(flow, View, 'termsDue.asked termsAgreed');
export const TermsDueAskedComplianceAgreed = stateStory(flow, View, 'termsDue.asked complianceAgreed');
export const LegalDueAcceptingAgreed = stateStory(flow, View, 'legalDue.accepting agreed');
export const TermsDueAskedTermsAgreedComplianceAgreed = stateStory(flow, View, 'termsDue.asked termsAgreed complianceAgreed');
export const RefreshingLegal = stateStory(flow, View, 'refreshingLegal');
export const LegalDueFailedAgreed = stateStory(flow, View, 'legalDue.failed agreed');
export const TermsDueAcceptingTermsAgreedComplianceAgreed = stateStory(flow, View, 'termsDue.accepting termsAgreed complianceAgreed');
export const RefreshingTerms = stateStory(flow, View, 'refreshingTerms');
export const TermsDueFailedTermsAgreedComplianceAgreed = stateStory(flow, View, 'termsDue.failed termsAgreed complianceAgreed');
