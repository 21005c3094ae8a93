// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { shortcutsFlow as flow } from '@mirror-studio/state-machines/flows/shortcuts';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { ShortcutsView as View } from './ShortcutsView.tsx';
import { drawing } from './shortcuts.drawing.generated.ts';
import { paths } from './shortcuts.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Shortcuts', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Idle = atlas.state('idle');
export const ChordBegun = atlas.state('chordBegun');
export const ChordBegunAdmin = atlas.state('chordBegun admin');
