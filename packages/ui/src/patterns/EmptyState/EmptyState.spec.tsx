import type { Spec } from '../../../test/spec/spec.ts';

const label = 'A name';

const children = 'Some words';

export default {
  EmptyState: (): Spec => ({
    conformance: { props: { title: label, children } },
    keys: 'its actions are Buttons',
  }),
};
