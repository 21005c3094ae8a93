import { passwordFlow as flow } from '@mirror-studio/state-machines/flows/password';
import { atlasOf } from '../atlas/page/StateStory.tsx';
import { PasswordView, type PasswordViewProps } from './PasswordView.tsx';
import { drawing } from './password.drawing.generated.ts';
import { paths } from './password.paths.generated.ts';

/** For somebody who is known by their phone alone: the code that proves them comes as a text message. */
const View = (props: PasswordViewProps) => <PasswordView {...props} codeChannel="text" />;

const atlas = atlasOf({ flow, View, drawing, paths, height: 600, framed: true });

export default {
  title: 'Flows/State Atlas/Password by text message',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};

export const Proving = atlas.state('proving.coolingDown newPassword');
export const Tried = atlas.state('proving.ready newPassword tried');
export const Refused = atlas.state('proving.ready newPassword said');
