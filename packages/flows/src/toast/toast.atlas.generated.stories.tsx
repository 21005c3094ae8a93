// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { toastFlow as flow } from '@mirror-studio/state-machines/flows/toast';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { ToastView as View } from './ToastView.tsx';
import { drawing } from './toast.drawing.generated.ts';
import { paths } from './toast.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Toast', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Removed = atlas.state('removed');
export const OpenCountingSuccess = atlas.state('open.counting success');
export const OpenCountingError = atlas.state('open.counting error');
export const OpenCountingInfoWithAction = atlas.state('open.counting info withAction');
export const DismissedSuccess = atlas.state('dismissed success');
export const OpenPausedSuccess = atlas.state('open.paused success');
export const OpenSwipedSuccess = atlas.state('open.swiped success');
export const DismissedError = atlas.state('dismissed error');
export const OpenPausedError = atlas.state('open.paused error');
export const OpenSwipedError = atlas.state('open.swiped error');
export const DismissedInfoWithAction = atlas.state('dismissed info withAction');
export const OpenPausedInfoWithAction = atlas.state('open.paused info withAction');
export const OpenSwipedInfoWithAction = atlas.state('open.swiped info withAction');
export const OpenSwipedSuccessRight = atlas.state('open.swiped success right');
export const OpenSwipedSuccessFarRight = atlas.state('open.swiped success farRight');
export const OpenSwipedErrorRight = atlas.state('open.swiped error right');
export const OpenSwipedErrorFarRight = atlas.state('open.swiped error farRight');
export const OpenSwipedInfoWithActionRight = atlas.state('open.swiped info withAction right');
export const OpenSwipedInfoWithActionFarRight = atlas.state('open.swiped info withAction farRight');
