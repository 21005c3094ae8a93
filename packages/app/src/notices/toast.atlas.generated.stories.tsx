// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { toastFlow as flow } from '@mirror-studio/state-machines/toast';
import { stateStory } from '../atlas/StateStory.tsx';
import { ToastView as View } from './ToastView.tsx';

export default { title: 'Flows/State Atlas/Toast', parameters: { layout: 'fullscreen' } };

export const Removed = stateStory(flow, View, 'removed');
export const OpenCountingSuccess = stateStory(flow, View, 'open.counting success');
export const OpenCountingError = stateStory(flow, View, 'open.counting error');
export const OpenCountingInfoWithAction = stateStory(flow, View, 'open.counting info withAction');
export const DismissedSuccess = stateStory(flow, View, 'dismissed success');
export const OpenPausedSuccess = stateStory(flow, View, 'open.paused success');
export const OpenSwipedSuccess = stateStory(flow, View, 'open.swiped success');
export const DismissedError = stateStory(flow, View, 'dismissed error');
export const OpenPausedError = stateStory(flow, View, 'open.paused error');
export const OpenSwipedError = stateStory(flow, View, 'open.swiped error');
export const DismissedInfoWithAction = stateStory(flow, View, 'dismissed info withAction');
export const OpenPausedInfoWithAction = stateStory(flow, View, 'open.paused info withAction');
export const OpenSwipedInfoWithAction = stateStory(flow, View, 'open.swiped info withAction');
export const OpenSwipedSuccessRight = stateStory(flow, View, 'open.swiped success right');
export const OpenSwipedSuccessFarRight = stateStory(flow, View, 'open.swiped success farRight');
export const OpenSwipedErrorRight = stateStory(flow, View, 'open.swiped error right');
export const OpenSwipedErrorFarRight = stateStory(flow, View, 'open.swiped error farRight');
export const OpenSwipedInfoWithActionRight = stateStory(flow, View, 'open.swiped info withAction right');
export const OpenSwipedInfoWithActionFarRight = stateStory(flow, View, 'open.swiped info withAction farRight');
