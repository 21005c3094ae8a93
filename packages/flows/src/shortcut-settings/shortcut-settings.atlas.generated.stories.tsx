// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { shortcutSettingsFlow as flow } from '@mirror-studio/state-machines/flows/shortcut-settings';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { ShortcutSettingsView as View } from './ShortcutSettingsView.tsx';
import { drawing } from './shortcut-settings.drawing.generated.ts';
import { paths } from './shortcut-settings.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1100 });

export default { title: 'Flows/State Atlas/Shortcut settings', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const PanelClosed = atlas.state('panel.closed');
export const PanelOpenList = atlas.state('panel.open.list');
export const PanelOpenRecordingFirstJobs = atlas.state('panel.open.recording.first jobs');
export const PanelOpenRecordingFirstHelp = atlas.state('panel.open.recording.first help');
export const PanelOpenListChanged = atlas.state('panel.open.list changed');
export const PanelOpenListWithoutCharacterKeys = atlas.state('panel.open.list withoutCharacterKeys');
export const PanelOpenConflict = atlas.state('panel.open.conflict');
export const PanelOpenRecordingFirstJobsTyping = atlas.state('panel.open.recording.first jobs typing');
export const PanelOpenRecordingFirstJobsKey = atlas.state('panel.open.recording.first jobs key');
export const PanelOpenRecordingSecondHelp = atlas.state('panel.open.recording.second help');
export const PanelOpenRecordingFirstHelpKey = atlas.state('panel.open.recording.first help key');
export const PanelOpenListWithoutCharacterKeysChanged = atlas.state('panel.open.list withoutCharacterKeys changed');
export const PanelOpenRecordingFirstHelpCharacterKeys = atlas.state('panel.open.recording.first help characterKeys');
