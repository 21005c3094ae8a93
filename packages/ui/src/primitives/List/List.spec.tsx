import type { Part, Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { ListItem } from './index.ts';
import type { ListProps } from './List.tsx';

const label = 'A name';

/** List: its rows. Takes its label. */
export function listTester(tools: Tools, label: string | RegExp) {
  const rows = () => tools.within(controlOf(tools, 'list', label).get()).queryAllByRole('listitem');
  return { count: () => rows().length, rows: () => rows().map(({ textContent }) => textContent ?? '') };
}

export default {
  List: (): Spec<ListProps> => ({
    group: 'Collections',
    tester: listTester,
    uses: [
      {
        in: { label, children: <ListItem title={label} /> },
        reads: (tools) => listTester(tools, label).rows(),
        is: [label],
      },
    ],
    conformance: { props: { label, children: <ListItem title={label} /> } },
    keys: 'what stands in its rows has its keys',
  }),
  ListItem: (): Part => ({
    partOf: 'List',
    conformance: { props: { title: label }, within: (item) => <ul>{item}</ul> },
  }),
};
