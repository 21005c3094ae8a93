// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { invitationFlow as flow } from '@mirror-studio/state-machines/flows/invitation';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { InvitationView as View } from './InvitationView.tsx';
import { drawing } from './invitation.drawing.generated.ts';
import { paths } from './invitation.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Invitation', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const Closed = atlas.state('closed');
export const AskingUntouched = atlas.state('asking.untouched');
export const AskingTyped = atlas.state('asking.typed');
export const AskingInvalid = atlas.state('asking.invalid');
export const Claiming = atlas.state('claiming');
export const Claimed = atlas.state('claimed');
export const RefusedWrong = atlas.state('refused wrong');
export const RefusedUsed = atlas.state('refused used');
export const RefusedOwn = atlas.state('refused own');
export const RefusedEnded = atlas.state('refused ended');
export const RefusedAnother = atlas.state('refused another');
export const Failed = atlas.state('failed');
