import { documented, look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import type { Tools } from '../../testing/tools.ts';
import type { HeadingProps } from './Heading.tsx';

const children = 'What should the mirror show?';

/** `<Heading {...headingStates.usual} />` */
export const headingStates = {
  usual: { children },
  /** Second in the outline, and quiet. */
  quiet: { level: 2, size: 'small', tone: 'muted', children },
  cut: { isTruncated: true, children: `${children} `.repeat(5).trim() },
} satisfies Record<string, HeadingProps>;

/** Heading: reads its level in the page. Takes its words. */
export function headingTester({ screen }: Tools, name: string | RegExp) {
  const heading = () => screen.getByRole('heading', { name });
  return {
    level: () => Number(heading().tagName.slice(1)),
    /** The words that are shown in full where they are cut. */
    title: () => heading().getAttribute('title'),
  };
}

export default {
  Heading: (): Spec<HeadingProps> => ({
    group: 'Words',
    states: headingStates,
    tester: headingTester,
    uses: [
      { in: headingStates.quiet, reads: (tools) => headingTester(tools, children).level(), is: 2 },
      {
        in: headingStates.cut,
        reads: (tools) => headingTester(tools, /^What should/).title(),
        is: headingStates.cut.children,
      },
    ],
    composition: {
      cases: {
        level: documented('is its level in the page: the tester reads it'),
        size: look,
        tone: look,
        isTruncated: look,
      },
    },
    keys: 'it is read',
  }),
};
