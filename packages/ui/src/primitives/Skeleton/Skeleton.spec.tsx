import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Skeleton: (): Spec => ({
    group: 'Feedback',
    withoutTester: 'it is hidden from readers: the component that waits has a tester',
    conformance: { props: { width: 600, height: 42 } },
    keys: 'it is hidden from the keyboard',
  }),
};
