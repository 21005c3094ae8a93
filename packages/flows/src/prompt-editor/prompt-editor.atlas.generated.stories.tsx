// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { promptEditorFlow as flow } from '@mirror-studio/state-machines/flows/prompt-editor';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { PromptEditorView as View } from './PromptEditorView.tsx';
import { drawing } from './prompt-editor.drawing.generated.ts';
import { paths } from './prompt-editor.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1000 });

export default { title: 'Flows/State Atlas/Prompt editor', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const OpenKeepingWordless = atlas.state('open.keeping.wordless');
export const OpenKeepingWaiting = atlas.state('open.keeping.waiting');
export const OpenKeepingReadingFile = atlas.state('open.keeping.readingFile');
export const OpenKeepingSavingText = atlas.state('open.keeping.savingText');
export const OpenKeepingTooLong = atlas.state('open.keeping.tooLong');
export const OpenKeepingKept = atlas.state('open.keeping.kept');
export const OpenKeepingConflict = atlas.state('open.keeping.conflict');
export const OpenKeepingRefused = atlas.state('open.keeping.refused');
export const OpenKeepingRefusedNotFound = atlas.state('open.keeping.refused notFound');
export const OpenKeepingUnsaved = atlas.state('open.keeping.unsaved');
export const OpenKeepingKeptLookingPicturesComing = atlas.state('open.keeping.kept looking picturesComing');
export const OpenKeepingKeptPicturesComing = atlas.state('open.keeping.kept picturesComing');
export const OpenKeepingForking = atlas.state('open.keeping.forking');
export const OpenKeepingKeptLooking = atlas.state('open.keeping.kept looking');
export const OpenKeepingKeptLookingPicturesFailed = atlas.state('open.keeping.kept looking picturesFailed');
export const OpenKeepingKeptPicturesFailed = atlas.state('open.keeping.kept picturesFailed');
export const OpenKeepingSavingDetails = atlas.state('open.keeping.savingDetails');
export const OpenKeepingConflictOfDetails = atlas.state('open.keeping.conflict ofDetails');
export const Reading = atlas.state('reading');
export const UnreadNotFound = atlas.state('unread notFound');
export const Unread = atlas.state('unread');
