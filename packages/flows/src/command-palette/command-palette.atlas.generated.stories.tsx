// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { commandPaletteFlow as flow } from '@mirror-studio/state-machines/flows/command-palette';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { CommandPaletteView as View } from './CommandPaletteView.tsx';
import { drawing } from './command-palette.drawing.generated.ts';
import { paths } from './command-palette.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 640 });

export default { title: 'Flows/State Atlas/Command palette', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const OpenListed = atlas.state('open.listed');
export const OpenSearching = atlas.state('open.searching');
export const OpenFoundAfterFound = atlas.state('open.found afterFound');
export const OpenNothingAfterNothing = atlas.state('open.nothing afterNothing');
export const OpenFailed = atlas.state('open.failed');
export const OpenListedWithRecent = atlas.state('open.listed withRecent');
export const OpenSearchingAfterFound = atlas.state('open.searching afterFound');
export const OpenSearchingAfterNothing = atlas.state('open.searching afterNothing');
