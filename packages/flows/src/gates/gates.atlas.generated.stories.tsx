// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { gatesFlow as flow } from '@mirror-studio/state-machines/flows/gates';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { GatesView as View } from './GatesView.tsx';
import { drawing } from './gates.drawing.generated.ts';
import { paths } from './gates.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Gates', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Loading = atlas.state('loading');
export const Open = atlas.state('open');
export const Suspended = atlas.state('suspended');
export const LegalDueAsked = atlas.state('legalDue.asked');
export const TermsDueAsked = atlas.state('termsDue.asked');
export const LegalDueAskedAgreed = atlas.state('legalDue.asked agreed');
export const TermsDueAskedTermsAgreed = atlas.state('termsDue.asked termsAgreed');
export const TermsDueAskedComplianceAgreed = atlas.state('termsDue.asked complianceAgreed');
export const LegalDueAcceptingAgreed = atlas.state('legalDue.accepting agreed');
export const TermsDueAskedTermsAgreedComplianceAgreed = atlas.state('termsDue.asked termsAgreed complianceAgreed');
export const RefreshingLegal = atlas.state('refreshingLegal');
export const LegalDueFailedAgreed = atlas.state('legalDue.failed agreed');
export const TermsDueAcceptingTermsAgreedComplianceAgreed = atlas.state('termsDue.accepting termsAgreed complianceAgreed');
export const LegalDueFailed = atlas.state('legalDue.failed');
export const RefreshingTerms = atlas.state('refreshingTerms');
export const TermsDueFailedTermsAgreedComplianceAgreed = atlas.state('termsDue.failed termsAgreed complianceAgreed');
export const TermsDueFailedComplianceAgreed = atlas.state('termsDue.failed complianceAgreed');
export const TermsDueFailedTermsAgreed = atlas.state('termsDue.failed termsAgreed');
export const TermsDueFailed = atlas.state('termsDue.failed');
