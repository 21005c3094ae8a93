// Generated from the machine by `pnpm atlas`: a story for every state that can be reached.
import { mailCodeFlow as flow } from '@mirror-studio/state-machines/flows/mail-code';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { MailCodeView as View } from './MailCodeView.tsx';
import { drawing } from './mail-code.drawing.generated.ts';
import { paths } from './mail-code.paths.generated.ts';

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default { title: 'Flows/State Atlas/Mail code', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } };

export const Page = atlas.page();
export const AllStates = { ...atlas.sheet(), tags: ['unchecked', '!test'] };
export const AskingUntouched = atlas.state('asking.untouched');
export const AskingTyped = atlas.state('asking.typed');
export const AskingInvalid = atlas.state('asking.invalid');
export const Proving = atlas.state('proving');
export const Done = atlas.state('done');
export const Refused = atlas.state('refused');
export const RefusedTooMany = atlas.state('refused tooMany');
export const Failed = atlas.state('failed');
export const AskingUntouchedWithAddress = atlas.state('asking.untouched withAddress');
export const AskingTypedWithAddress = atlas.state('asking.typed withAddress');
export const AskingInvalidWithAddress = atlas.state('asking.invalid withAddress');
export const ProvingWithAddress = atlas.state('proving withAddress');
export const DoneWithAddress = atlas.state('done withAddress');
export const RefusedWithAddress = atlas.state('refused withAddress');
export const RefusedWithAddressTooMany = atlas.state('refused withAddress tooMany');
export const FailedWithAddress = atlas.state('failed withAddress');
