import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Kbd: (): Spec => ({
    group: 'Words',
    withoutTester: 'it has no role: what stands in it is read as text',
    conformance: { props: { keys: ['Ctrl', 'J'] } },
    keys: 'it shows keys',
  }),
};
