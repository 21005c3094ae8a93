// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { stepUpFlow as flow } from '@mirror-studio/state-machines/flows/step-up';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { StepUpView as View } from './StepUpView.tsx';
import { drawing } from './step-up.drawing.generated.ts';
import { paths } from './step-up.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Step up', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Loading = atlas.state('loading');
export const AskingUntouched = atlas.state('asking.untouched');
export const AskingUntouchedSeveralApps = atlas.state('asking.untouched severalApps');
export const Done = atlas.state('done');
export const Unread = atlas.state('unread');
export const AskingTyped = atlas.state('asking.typed');
export const AskingUntouchedRecoveryCode = atlas.state('asking.untouched recoveryCode');
export const AskingInvalid = atlas.state('asking.invalid');
export const AskingTypedSeveralApps = atlas.state('asking.typed severalApps');
export const AskingInvalidSeveralApps = atlas.state('asking.invalid severalApps');
export const Proving = atlas.state('proving');
export const AskingTypedRecoveryCode = atlas.state('asking.typed recoveryCode');
export const AskingInvalidRecoveryCode = atlas.state('asking.invalid recoveryCode');
export const ProvingSeveralApps = atlas.state('proving severalApps');
export const Refused = atlas.state('refused');
export const Limited = atlas.state('limited');
export const Failed = atlas.state('failed');
export const ProvingRecoveryCode = atlas.state('proving recoveryCode');
export const DoneSeveralApps = atlas.state('done severalApps');
export const RefusedSeveralApps = atlas.state('refused severalApps');
export const LimitedSeveralApps = atlas.state('limited severalApps');
export const FailedSeveralApps = atlas.state('failed severalApps');
export const DoneRecoveryCode = atlas.state('done recoveryCode');
export const RefusedRecoveryCode = atlas.state('refused recoveryCode');
export const LimitedRecoveryCode = atlas.state('limited recoveryCode');
export const FailedRecoveryCode = atlas.state('failed recoveryCode');
