import type { Spec } from '../../foundations/spec/spec.ts';

const label = 'A name';

const children = 'Some words';

export default {
  EmptyState: (): Spec => ({
    conformance: { props: { title: label, children } },
    keys: 'its actions are Buttons',
  }),
};
