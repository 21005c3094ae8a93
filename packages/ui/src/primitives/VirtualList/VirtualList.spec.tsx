import { textOf } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { VirtualList } from './index.ts';

const rows = Array.from({ length: 30 }, (_, index) => ({ id: `row ${index + 1}` }));

const label = 'A name';

const children = 'Some words';

export default {
  VirtualList: (): Spec => ({
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
