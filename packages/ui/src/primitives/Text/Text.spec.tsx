import { documented, look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import type { Tools } from '../../testing/tools.ts';
import type { TextProps } from './Text.tsx';

const children = 'Pictures are kept until you delete them.';
const long = `${children} `.repeat(6).trim();

/** `<Text {...textStates.usual} />` */
export const textStates = {
  usual: { children },
  threeLines: { lines: 3, children: long },
} satisfies Record<string, TextProps>;

/** Text: reads the paragraphs, and their titles where they are cut. */
export function textTester({ screen }: Tools) {
  const paragraphs = () => screen.getAllByRole('paragraph');
  return {
    read: () => paragraphs().map(({ textContent }) => textContent ?? ''),
    /** The words in full of what is cut to some lines. */
    titles: () => paragraphs().flatMap((element) => element.getAttribute('title') ?? []),
  };
}

export default {
  Text: (): Spec<TextProps> => ({
    group: 'Words',
    states: textStates,
    tester: textTester,
    uses: [
      { in: textStates.threeLines, reads: (tools) => textTester(tools).titles().join(), is: long },
      { in: textStates.usual, reads: (tools) => textTester(tools).read().includes(children), is: true },
    ],
    composition: {
      cases: {
        as: documented('is what it is in the document'),
        size: look,
        tone: look,
        weight: look,
        isMono: look,
        isTabular: look,
        isMeasured: look,
        wrap: look,
        lines: look,
      },
    },
    keys: 'it is read',
  }),
};
