import { textOf } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { VirtualList } from './index.ts';
import type { VirtualListProps } from './VirtualList.tsx';

const rows = Array.from({ length: 30 }, (_, index) => ({ id: `row ${index + 1}` }));

const label = 'A name';

const children = 'Some words';

/** VirtualList: the rows that are in the document, and how many there are. Takes its label. */
export function virtualListTester(tools: Tools, label: string | RegExp) {
  const rows = () => tools.within(controlOf(tools, 'group', label).get()).queryAllByRole('listitem');
  return {
    /** All rows, also those out of sight. */
    count: () => Number(rows()[0]?.getAttribute('aria-setsize') ?? 0),
    rows: () => rows().map(({ textContent }) => textContent ?? ''),
  };
}

export default {
  VirtualList: (): Spec<VirtualListProps<{ id: string }>> => ({
    group: 'Collections',
    tester: virtualListTester,
    uses: [
      {
        in: { label, items: rows, rowHeight: 40, children: () => children },
        reads: (tools) => virtualListTester(tools, label).count(),
        is: 30,
      },
    ],
    conformance: { props: { label, items: [{ id: 'a' }], rowHeight: 40, children: () => children } },
    keys: {
      draw: () => (
        <div style={{ blockSize: 200 }}>
          <VirtualList label="Jobs" items={rows} rowHeight={40} isFixedHeight>
            {({ id }) => <button type="button">{id}</button>}
          </VirtualList>
        </div>
      ),
      rows: [
        {
          keys: ['Tab'],
          does: 'Goes from control to control through the rows, those out of sight too.',
          first: '{Tab}',
          press: '{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}',
          sees: (seen) => ['row 8', 'row 9', 'row 10'].includes(textOf(seen)),
        },
      ],
    },
  }),
};
