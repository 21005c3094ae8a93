import type { Part, Spec } from '../../../test/spec/spec.ts';

const children = 'Some words';

export default {
  Badge: (): Spec => ({
    conformance: { props: { children } },
    keys: 'it is a label',
  }),
  CountBadge: (): Part => ({ partOf: 'Badge', conformance: { props: { count: 3 } } }),
};
