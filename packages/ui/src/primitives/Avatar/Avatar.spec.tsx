import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { AvatarProps } from './Avatar.tsx';

const label = 'A name';

/** Avatar: whether somebody is shown by name (`isNamed`); otherwise it is for the eye alone. Takes the name. */
export function avatarTester(tools: Tools, name: string | RegExp) {
  const { isShown } = controlOf(tools, 'img', name);
  return { isShown };
}

export default {
  Avatar: (): Spec<AvatarProps> => ({
    group: 'Display',
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
