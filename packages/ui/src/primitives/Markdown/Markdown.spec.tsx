import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { MarkdownProps } from './Markdown.tsx';

/** Markdown: its headings and links. */
export function markdownTester(tools: Tools) {
  return {
    headings: () => tools.screen.queryAllByRole('heading').map(({ textContent }) => textContent ?? ''),
    href: (link: string | RegExp) => controlOf(tools, 'link', link).get().getAttribute('href'),
  };
}

export default {
  Markdown: (): Spec<MarkdownProps> => ({
    group: 'Words',
    tester: markdownTester,
    uses: [
      {
        in: { children: '# A title\n\n[Some words](#there)' },
        reads: (tools) => [...markdownTester(tools).headings(), markdownTester(tools).href('Some words')],
        is: ['A title', '#there'],
      },
    ],
    conformance: { props: { children: '# A title\n\nSome words' } },
    keys: 'its links are links',
  }),
};
