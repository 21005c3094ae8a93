import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ImageProps } from './Image.tsx';

const label = 'A name';

/** Image: whether the picture is there or could not be loaded. Takes its text. */
export function imageTester(tools: Tools, alt: string | RegExp) {
  const { get, isShown } = controlOf(tools, 'img', alt);
  return { isShown, source: () => get().getAttribute('src') };
}

export default {
  Image: (): Spec<ImageProps> => ({
    group: 'Display',
    tester: imageTester,
    uses: [
      {
        in: { alt: label, ratio: '3 / 4' },
        reads: (tools) => imageTester(tools, label).isShown(),
        is: false,
      },
    ],
    conformance: { props: { alt: label, ratio: '3 / 4' } },
    keys: 'it is a picture',
  }),
};
