import type { Spec } from '../../../test/spec/spec.ts';

export default {
  StatusBadge: (): Spec => ({
    group: 'Feedback',
    withoutTester: 'it has no role: what stands in it is read as text',
    conformance: { props: { status: 'running' } },
    keys: 'it is a label',
  }),
};
