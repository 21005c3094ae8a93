import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { missingPicture, pictures } from '../../testing/fixtures/pictures.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { AvatarProps } from './Avatar.tsx';

const label = 'A name';

/** `<Avatar {...avatarStates.twoNames} />` */
export const avatarStates = statesOf<AvatarProps>()({
  twoNames: { name: 'Mara Oduya' },
  oneName: { name: 'Ximena' },
  otherLetters: { name: 'Ólafur' },
  address: { name: 'jun@example.com' },
  nobody: { name: null },
  picture: { name: 'Mara Oduya', src: pictures.orchid.url, size: 48 },
  small: { name: 'Mara Oduya', size: 24 },
  brokenPicture: { name: 'Mara Oduya', src: missingPicture, size: 48 },
});

/** Avatar: whether somebody is shown by name (`isNamed`); otherwise it is for the eye alone. Takes the name. */
export function avatarTester(tools: Tools, name: string | RegExp) {
  const { isShown } = controlOf(tools, 'img', name);
  return { isShown };
}

export default {
  Avatar: (): Spec<AvatarProps> => ({
    group: 'Display',
    states: avatarStates,
    tester: avatarTester,
    uses: [
      {
        in: { name: label, isNamed: true },
        reads: (tools) => avatarTester(tools, label).isShown(),
        is: true,
      },
    ],
    conformance: { props: { name: label } },
    keys: 'it is a picture',
  }),
};
