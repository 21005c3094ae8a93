// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { eventScreenFlow as flow } from '@mirror-studio/state-machines/flows/event-screen';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { EventScreenView as View } from './EventScreenView.tsx';
import { drawing } from './event-screen.drawing.generated.ts';
import { paths } from './event-screen.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Event screen', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Windowed = atlas.state('windowed');
export const Entering = atlas.state('entering');
export const Full = atlas.state('full');
export const Leaving = atlas.state('leaving');
export const Refused = atlas.state('refused');
