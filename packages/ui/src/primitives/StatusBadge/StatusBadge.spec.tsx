import type { Spec } from '../../../test/spec/spec.ts';

export default {
  StatusBadge: (): Spec => ({
    conformance: { props: { status: 'running' } },
    keys: 'it is a label',
  }),
};
