import type { Part, Spec } from '../../../test/spec/spec.ts';
import { ListItem } from './index.ts';

const label = 'A name';

export default {
  List: (): Spec => ({
    conformance: { props: { label, children: <ListItem title={label} /> } },
    keys: 'what stands in its rows has its keys',
  }),
  ListItem: (): Part => ({
    partOf: 'List',
    conformance: { props: { title: label }, within: (item) => <ul>{item}</ul> },
  }),
};
