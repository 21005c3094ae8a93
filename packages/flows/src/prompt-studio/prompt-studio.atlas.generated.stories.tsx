// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { promptStudioFlow as flow } from '@mirror-studio/state-machines/flows/prompt-studio';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { PromptStudioView as View } from './PromptStudioView.tsx';
import { drawing } from './prompt-studio.drawing.generated.ts';
import { paths } from './prompt-studio.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1100 });

export default { title: 'Flows/State Atlas/Prompt studio', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const DeskRestingReading = atlas.state('desk.resting reading');
export const DeskFillingSubject = atlas.state('desk.filling subject');
export const DeskFillingLight = atlas.state('desk.filling light');
export const DeskVarying = atlas.state('desk.varying');
export const DeskImproving = atlas.state('desk.improving');
export const DeskRestingEmpty = atlas.state('desk.resting empty');
export const DeskRitualSubject = atlas.state('desk.ritual subject');
export const DeskRestingRead = atlas.state('desk.resting read');
export const DeskRestingFaults = atlas.state('desk.resting faults');
export const DeskRestingUnread = atlas.state('desk.resting unread');
export const DeskProposed = atlas.state('desk.proposed');
export const DeskRitualLight = atlas.state('desk.ritual light');
export const DeskRitualStyle = atlas.state('desk.ritual style');
export const DeskRestingNothingMissing = atlas.state('desk.resting nothingMissing');
export const DeskRitualLens = atlas.state('desk.ritual lens');
export const DeskRitualMood = atlas.state('desk.ritual mood');
export const DeskRitualPalette = atlas.state('desk.ritual palette');
export const DeskRitualExclude = atlas.state('desk.ritual exclude');
