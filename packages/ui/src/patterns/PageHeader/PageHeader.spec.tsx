import { byRole, documented, part } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { Button } from '../../primitives/Button/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import type { Tools } from '../../testing/tools.ts';
import type { PageHeaderProps } from './PageHeader.tsx';

const title = 'Saved prompts';
const description = '12 prompts, the newest first.';
const actions = (
  <>
    <Button>Import</Button>
    <Button variant="primary">New prompt</Button>
  </>
);

/** `<PageHeader {...pageHeaderStates.whole} />` */
export const pageHeaderStates = {
  whole: {
    title,
    description,
    actions,
    breadcrumbs: (
      <LinkButton href="#library" variant="ghost" size="small">
        Library
      </LinkButton>
    ),
  },
  plain: { title },
  long: {
    title: `Everything that was ever said of ${'lichtbild'.repeat(7)}`,
    description: `${description} `.repeat(6),
    actions,
  },
} satisfies Record<string, PageHeaderProps>;

/** PageHeader: reads the title of the page and presses what can be done with it. */
export function pageHeaderTester({ screen, user }: Tools) {
  return {
    title: () => screen.getAllByRole('heading')[0]?.textContent ?? '',
    press: async (action: string | RegExp) => user.click(screen.getByRole('button', { name: action })),
  };
}

export default {
  PageHeader: (): Spec<PageHeaderProps> => ({
    states: pageHeaderStates,
    tester: pageHeaderTester,
    uses: [{ in: pageHeaderStates.whole, reads: (tools) => pageHeaderTester(tools).title(), is: title }],
    composition: {
      from: pageHeaderStates.whole,
      cases: {
        level: documented('is the level of the title in the page'),
        description: part(({ screen }) =>
          screen.queryAllByRole('paragraph').some(({ textContent }) => textContent === description),
        ),
        actions: byRole('button', 'Import'),
        breadcrumbs: byRole('link', 'Library'),
      },
    },
    keys: 'its actions are Buttons',
  }),
};
