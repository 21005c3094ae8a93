// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { settingsFlow as flow } from '@mirror-studio/state-machines/flows/settings';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { SettingsView as View } from './SettingsView.tsx';
import { drawing } from './settings.drawing.generated.ts';
import { paths } from './settings.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 740 });

export default { title: 'Flows/State Atlas/Settings', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const OpenCleanGeneral = atlas.state('open.clean general');
export const OpenCleanNotifications = atlas.state('open.clean notifications');
export const OpenCleanPrivacy = atlas.state('open.clean privacy');
export const OpenCleanAbout = atlas.state('open.clean about');
export const OpenDirtyGeneral = atlas.state('open.dirty general');
export const OpenDirtyNotificationsTypesDisabled = atlas.state('open.dirty notifications typesDisabled');
export const OpenDirtyNotifications = atlas.state('open.dirty notifications');
export const OpenDirtyPrivacy = atlas.state('open.dirty privacy');
export const OpenDirtyPrivacyUnprotected = atlas.state('open.dirty privacy unprotected');
export const OpenDirtyAbout = atlas.state('open.dirty about');
export const SavingGeneral = atlas.state('saving general');
export const SavingNotificationsTypesDisabled = atlas.state('saving notifications typesDisabled');
export const SavingNotifications = atlas.state('saving notifications');
export const SavingPrivacy = atlas.state('saving privacy');
export const SavingPrivacyUnprotected = atlas.state('saving privacy unprotected');
export const SavingAbout = atlas.state('saving about');
export const OpenCleanNotificationsTypesDisabled = atlas.state('open.clean notifications typesDisabled');
export const OpenCleanPrivacyUnprotected = atlas.state('open.clean privacy unprotected');
