// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { storageFlow as flow } from '@mirror-studio/state-machines/flows/storage';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { StorageView as View } from './StorageView.tsx';
import { drawing } from './storage.drawing.generated.ts';
import { paths } from './storage.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Storage', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Migrating = atlas.state('migrating');
export const ReadyMigrated = atlas.state('ready migrated');
export const ReadyRefused = atlas.state('ready refused');
export const ClearingMigratedEphemeral = atlas.state('clearing migrated ephemeral');
export const ClearingRefusedEphemeral = atlas.state('clearing refused ephemeral');
export const ClearingMigratedSignOut = atlas.state('clearing migrated signOut');
export const ClearingRefusedSignOut = atlas.state('clearing refused signOut');
export const ClearingMigratedNonAuth = atlas.state('clearing migrated nonAuth');
export const ClearingRefusedNonAuth = atlas.state('clearing refused nonAuth');
export const ReadyRefusedMigrated = atlas.state('ready refused migrated');
export const Ready = atlas.state('ready');
export const ClearingRefusedMigratedSignOut = atlas.state('clearing refused migrated signOut');
export const ClearingSignOut = atlas.state('clearing signOut');
export const ClearingRefusedMigratedNonAuth = atlas.state('clearing refused migrated nonAuth');
export const ClearingNonAuth = atlas.state('clearing nonAuth');
export const ClearingRefusedMigratedEphemeral = atlas.state('clearing refused migrated ephemeral');
export const ClearingEphemeral = atlas.state('clearing ephemeral');
