// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { signInAgainFlow as flow } from '@mirror-studio/state-machines/flows/sign-in-again';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { SignInAgainView as View } from './SignInAgainView.tsx';
import { drawing } from './sign-in-again.drawing.generated.ts';
import { paths } from './sign-in-again.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Sign in again', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const ByMail = atlas.state('byMail');
export const ByPassword = atlas.state('byPassword');
export const Proving = atlas.state('proving');
export const Done = atlas.state('done');
