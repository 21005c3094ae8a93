import type { Part, Spec } from '../../../test/spec/spec.ts';

const children = 'Some words';

export default {
  Badge: (): Spec => ({
    group: 'Feedback',
    withoutTester: 'it has no role: what stands in it is read as text',
    conformance: { props: { children } },
    keys: 'it is a label',
  }),
  CountBadge: (): Part => ({ partOf: 'Badge', place: 'beside', conformance: { props: { count: 3 } } }),
};
