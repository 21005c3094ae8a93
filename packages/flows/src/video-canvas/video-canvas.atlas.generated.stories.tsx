// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { videoCanvasFlow as flow } from '@mirror-studio/state-machines/flows/video-canvas';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { VideoCanvasView as View } from './VideoCanvasView.tsx';
import { drawing } from './video-canvas.drawing.generated.ts';
import { paths } from './video-canvas.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1320 });

export default { title: 'Flows/State Atlas/Video canvas', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Empty = atlas.state('empty');
export const Reading = atlas.state('reading');
export const Uploading = atlas.state('uploading');
export const EmptyReferenceNotImage = atlas.state('empty referenceNotImage');
export const EmptyReferenceTooLarge = atlas.state('empty referenceTooLarge');
export const Opening = atlas.state('opening');
export const Editing = atlas.state('editing');
export const NotRead = atlas.state('notRead');
export const NotReadNotFound = atlas.state('notRead notFound');
export const UploadFailed = atlas.state('uploadFailed');
export const WatchingRunning = atlas.state('watching running');
export const WatchingRunningWithoutPicture = atlas.state('watching running withoutPicture');
export const CompletedWithoutPicture = atlas.state('completed withoutPicture');
export const NotOpenedNotFound = atlas.state('notOpened notFound');
export const NotOpened = atlas.state('notOpened');
export const Submitting = atlas.state('submitting');
export const WatchingCancellingRunning = atlas.state('watching.cancelling running');
export const WatchingCancellingRunningWithoutPicture = atlas.state('watching.cancelling running withoutPicture');
export const OutcomeUnknown = atlas.state('outcomeUnknown');
export const WatchingQueued = atlas.state('watching queued');
export const Refused = atlas.state('refused');
export const Cancelled = atlas.state('cancelled');
export const Completed = atlas.state('completed');
export const Failed = atlas.state('failed');
export const CancelledWithoutPicture = atlas.state('cancelled withoutPicture');
export const FailedWithoutPicture = atlas.state('failed withoutPicture');
export const WatchingCancellingQueued = atlas.state('watching.cancelling queued');
export const TooDear = atlas.state('tooDear');
