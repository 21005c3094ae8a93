// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { routeGuardFlow as flow } from '@mirror-studio/state-machines/flows/route-guard';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { RouteGuardView as View } from './RouteGuardView.tsx';
import { drawing } from './route-guard.drawing.generated.ts';
import { paths } from './route-guard.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600 });

export default { title: 'Flows/State Atlas/Route guard', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const PageWaiting = atlas.state('page.waiting');
export const PageToLogin = atlas.state('page.toLogin');
export const PageShown = atlas.state('page.shown');
export const PageToOnboarding = atlas.state('page.toOnboarding');
export const PageToStudio = atlas.state('page.toStudio');
