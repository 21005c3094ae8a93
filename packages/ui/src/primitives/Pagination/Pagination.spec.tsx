import { ui as uiTexts } from '@mirror-studio/domain/texts/en/ui';
import { byRole, callback, controlled, initial, look } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { stepsOf, textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { Pagination, type PaginationProps } from './index.ts';

/** `<Pagination {...paginationStates.middle} />` */
export const paginationStates = {
  first: { count: 24 },
  middle: { count: 24, defaultPage: 12 },
  last: { count: 24, defaultPage: 24 },
  few: { count: 3, defaultPage: 2 },
  thousands: { count: 12_480, defaultPage: 6_240 },
} satisfies Record<string, PaginationProps>;

/** Pagination: goes to a page, and reads which one is current. */
export function paginationTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'ui', uiTexts);
  const { press } = stepsOf(tools);
  const buttons = () => [...place.queryAllByRole('button'), ...place.queryAllByRole('link')];
  return {
    next: async () => press(t.nextPage, place),
    previous: async () => press(t.previousPage, place),
    /** Presses the number of a page that is offered. */
    goTo: async (page: string) => {
      const found = buttons().find((each) => each.textContent === page);
      if (!found) throw new Error(`No page ${page} is offered.`);
      await tools.user.click(found);
    },
    /** The number of the current page, as it is written. */
    current: () =>
      buttons().find((each) => each.getAttribute('aria-current') === 'page')?.textContent ?? null,
  };
}

export default {
  Pagination: (): Spec<PaginationProps> => ({
    group: 'Collections',
    states: paginationStates,
    tester: paginationTester,
    uses: [
      { in: paginationStates.first, calls: 'onPageChange', by: (tools) => paginationTester(tools).next() },
      { in: paginationStates.last, calls: 'onPageChange', by: (tools) => paginationTester(tools).previous() },
      { in: paginationStates.few, calls: 'onPageChange', by: (tools) => paginationTester(tools).goTo('3') },
      { in: paginationStates.thousands, reads: (tools) => paginationTester(tools).current(), is: '6,240' },
    ],
    composition: {
      cases: {
        page: controlled({
          by: 'defaultPage',
          onChange: 'onPageChange',
          first: 1,
          last: 2,
          act: (tools) => paginationTester(tools).next(),
          read: (tools) => Number(paginationTester(tools).current()),
        }),
        defaultPage: initial,
        onPageChange: callback,
        hrefOf: byRole('link', /./, { hrefOf: (page: number) => `#${page}` }),
        around: look,
        label: byRole('navigation', 'Pages of the ledger', { label: 'Pages of the ledger' }),
      },
    },
    keys: {
      draw: (report) => <Pagination count={9} onPageChange={(page) => report(`page ${page}`)} />,
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'On a number, goes to that page.',
          first: '{Tab}',
          press: '{Enter}',
          sees: reported('page 2'),
        },
      ],
    },
  }),
};
