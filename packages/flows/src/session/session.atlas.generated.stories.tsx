// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { sessionFlow as flow } from '@mirror-studio/state-machines/flows/session';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { SessionView as View } from './SessionView.tsx';
import { drawing } from './session.drawing.generated.ts';
import { paths } from './session.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Session', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Unknown = atlas.state('unknown');
export const SignedInFreshRestedAssuranceAal1 = atlas.state('signedIn.fresh.rested + assurance.aal1');
export const SignedOut = atlas.state('signedOut');
export const SignedInFreshRestedAssuranceAal2Due = atlas.state('signedIn.fresh.rested + assurance.aal2Due');
export const SignedInFreshRestedAssuranceAal2 = atlas.state('signedIn.fresh.rested + assurance.aal2');
export const SignedInFreshRefreshingAssuranceAal1 = atlas.state('signedIn.fresh.refreshing + assurance.aal1');
export const SignedOutExpired = atlas.state('signedOut expired');
export const SignedInFreshAsleepAssuranceAal1 = atlas.state('signedIn.fresh.asleep + assurance.aal1');
export const SigningOut = atlas.state('signingOut');
export const SignedInFreshRefreshingAssuranceAal2Due = atlas.state('signedIn.fresh.refreshing + assurance.aal2Due');
export const SignedInFreshAsleepAssuranceAal2Due = atlas.state('signedIn.fresh.asleep + assurance.aal2Due');
export const SignedInFreshRefreshingAssuranceAal2 = atlas.state('signedIn.fresh.refreshing + assurance.aal2');
export const SignedInFreshAsleepAssuranceAal2 = atlas.state('signedIn.fresh.asleep + assurance.aal2');
export const SignedInFreshWaitingAssuranceAal1 = atlas.state('signedIn.fresh.waiting + assurance.aal1');
export const SignedInFreshRecoveringAssuranceAal1 = atlas.state('signedIn.fresh.recovering + assurance.aal1');
export const SignedInFreshWaitingAssuranceAal2Due = atlas.state('signedIn.fresh.waiting + assurance.aal2Due');
export const SignedInFreshRecoveringAssuranceAal2Due = atlas.state('signedIn.fresh.recovering + assurance.aal2Due');
export const SignedInFreshWaitingAssuranceAal2 = atlas.state('signedIn.fresh.waiting + assurance.aal2');
export const SignedInFreshRecoveringAssuranceAal2 = atlas.state('signedIn.fresh.recovering + assurance.aal2');
