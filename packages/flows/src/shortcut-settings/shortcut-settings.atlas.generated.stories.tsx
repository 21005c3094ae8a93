// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { shortcutSettingsFlow as flow } from '@mirror-studio/state-machines/flows/shortcut-settings';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { ShortcutSettingsView as View } from './ShortcutSettingsView.tsx';
import { drawing } from './shortcut-settings.drawing.generated.ts';
import { paths } from './shortcut-settings.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 1100 });

export default { title: 'Flows/State Atlas/Shortcut settings', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const PanelClosed = atlas.state('panel.closed');
export const PanelList = atlas.state('panel.list');
export const PanelRecordingFirstJobs = atlas.state('panel.recording.first jobs');
export const PanelRecordingFirstHelp = atlas.state('panel.recording.first help');
export const PanelListChanged = atlas.state('panel.list changed');
export const PanelListWithoutCharacterKeys = atlas.state('panel.list withoutCharacterKeys');
export const PanelConflict = atlas.state('panel.conflict');
export const PanelRecordingFirstJobsTyping = atlas.state('panel.recording.first jobs typing');
export const PanelRecordingFirstJobsKey = atlas.state('panel.recording.first jobs key');
export const PanelRecordingSecondHelp = atlas.state('panel.recording.second help');
export const PanelRecordingFirstHelpKey = atlas.state('panel.recording.first help key');
export const PanelListWithoutCharacterKeysChanged = atlas.state('panel.list withoutCharacterKeys changed');
export const PanelRecordingFirstHelpCharacterKeys = atlas.state('panel.recording.first help characterKeys');
