// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { secondFactorFlow as flow } from '@mirror-studio/state-machines/flows/second-factor';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { SecondFactorView as View } from './SecondFactorView.tsx';
import { drawing } from './second-factor.drawing.generated.ts';
import { paths } from './second-factor.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Second factor', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Loading = atlas.state('loading');
export const ListedNone = atlas.state('listed.none');
export const ListedSome = atlas.state('listed.some');
export const ListedSomeSeveralAppswithoutCodes = atlas.state('listed.some severalAppswithoutCodes');
export const Unread = atlas.state('unread');
export const NamingTyping = atlas.state('naming.typing');
export const RemovingAsking = atlas.state('removing.asking');
export const MakingCodes = atlas.state('makingCodes');
export const RemovingAskingOneOfSeveral = atlas.state('removing.asking oneOfSeveral');
export const NamingInvalid = atlas.state('naming.invalid');
export const RemovingAsked = atlas.state('removing.asked');
export const CodesShown = atlas.state('codesShown');
export const SteppingUpToMakeCodes = atlas.state('steppingUp.toMakeCodes');
export const CodesFailed = atlas.state('codesFailed');
export const RemovingAskedOneOfSeveral = atlas.state('removing.asked oneOfSeveral');
export const Enrolling = atlas.state('enrolling');
export const SteppingUpToRemove = atlas.state('steppingUp.toRemove');
export const RemovingFailed = atlas.state('removing.failed');
export const CodesShownKept = atlas.state('codesShown kept');
export const RemovingFailedOneOfSeveral = atlas.state('removing.failed oneOfSeveral');
export const ScanningTyping = atlas.state('scanning.typing');
export const SteppingUpToEnrol = atlas.state('steppingUp.toEnrol');
export const NamingFailed = atlas.state('naming.failed');
export const ScanningInvalid = atlas.state('scanning.invalid');
export const Proving = atlas.state('proving');
export const ScanningRefused = atlas.state('scanning.refused');
export const ScanningLimited = atlas.state('scanning.limited');
export const ScanningFailed = atlas.state('scanning.failed');
