import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Skeleton: (): Spec => ({
    conformance: { props: { width: 600, height: 42 } },
    keys: 'it is hidden from the keyboard',
  }),
};
