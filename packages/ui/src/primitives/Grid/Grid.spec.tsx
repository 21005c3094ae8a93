import { documented, look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { Card } from '../Card/Card.tsx';
import { stackTester } from '../Stack/Stack.spec.tsx';
import type { GridProps } from './Grid.tsx';

const label = 'Sittings';
const sittings = Array.from({ length: 7 }, (_, at) => `Sitting ${at + 1}`);
const cells = (count: number) =>
  sittings.slice(0, count).map((sitting) => (
    <li key={sitting}>
      <Card>{sitting}</Card>
    </li>
  ));

/** `<Grid {...gridStates.asMany} />` */
export const gridStates = statesOf<GridProps>()({
  asMany: { as: 'ul', 'aria-label': label, children: cells(7) },
  three: { as: 'ul', 'aria-label': label, maxColumns: 3, children: cells(7) },
  filled: { as: 'ul', 'aria-label': label, isFilled: true, gap: 'x2', children: cells(2) },
});

export default {
  Grid: (): Spec<GridProps> => ({
    group: 'Layout',
    states: gridStates,
    tester: stackTester,
    uses: [{ in: gridStates.asMany, reads: (tools) => stackTester(tools, label).items(), is: sittings }],
    composition: {
      cases: {
        column: look,
        maxColumns: look,
        gap: look,
        align: look,
        isFilled: look,
        as: documented('is what it is in the document'),
      },
    },
    keys: 'it is a layout: Tab follows the order of its children',
  }),
};
