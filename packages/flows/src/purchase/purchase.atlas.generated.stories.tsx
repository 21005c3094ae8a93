// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { purchaseFlow as flow } from '@mirror-studio/state-machines/flows/purchase';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { PurchaseView as View } from './PurchaseView.tsx';
import { drawing } from './purchase.drawing.generated.ts';
import { paths } from './purchase.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Purchase', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const Listed = atlas.state('listed');
export const ChosenReadySovereign = atlas.state('chosen.ready sovereign');
export const ChosenReadyRegal = atlas.state('chosen.ready regal');
export const ChosenReadyRoyal = atlas.state('chosen.ready royal');
export const SubmittingSovereign = atlas.state('submitting sovereign');
export const SubmittingRegal = atlas.state('submitting regal');
export const SubmittingRoyal = atlas.state('submitting royal');
export const ChosenRefusedSovereign = atlas.state('chosen.refused sovereign');
export const ChosenOutcomeUnknownSovereign = atlas.state('chosen.outcomeUnknown sovereign');
export const ChosenRefusedRegal = atlas.state('chosen.refused regal');
export const ChosenOutcomeUnknownRegal = atlas.state('chosen.outcomeUnknown regal');
export const ChosenRefusedRoyal = atlas.state('chosen.refused royal');
export const ChosenOutcomeUnknownRoyal = atlas.state('chosen.outcomeUnknown royal');
export const ListedDisabled = atlas.state('listed disabled');
