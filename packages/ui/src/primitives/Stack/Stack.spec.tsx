import { documented, look } from '../../../test/composition/row.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { Card } from '../Card/Card.tsx';
import { listTester } from '../List/List.spec.tsx';
import type { StackProps } from './Stack.tsx';

const places = ['Halcyon', 'Salt flats', 'Deep water'];
const label = 'Places';
const cards = places.map((place) => <Card key={place}>{place}</Card>);

/** `<Stack {...stackStates.column} />` */
export const stackStates = statesOf<StackProps>()({
  column: { children: cards },
  row: { direction: 'row', justify: 'between', children: cards },
  collapsing: { direction: 'row', collapseBelow: 'medium', children: cards },
  list: { as: 'ul', 'aria-label': label, children: places.map((place) => <li key={place}>{place}</li>) },
});

/** Stack and Grid: the items of one that is a list. Takes its label. */
export function stackTester(tools: Tools, label: string | RegExp) {
  return { items: () => listTester(tools, label).rows() };
}

export default {
  Stack: (): Spec<StackProps> => ({
    group: 'Layout',
    states: stackStates,
    tester: stackTester,
    uses: [{ in: stackStates.list, reads: (tools) => stackTester(tools, label).items(), is: places }],
    composition: {
      cases: {
        direction: look,
        gap: look,
        align: look,
        justify: look,
        isOneLine: look,
        collapseBelow: look,
        as: documented('is what it is in the document'),
      },
    },
    keys: 'it is a layout: Tab follows the order of its children',
  }),
};
