import type { Spec } from '../../../test/spec/spec.ts';

const children = 'Some words';

export default {
  Card: (): Spec => ({
    group: 'Layout',
    withoutTester: 'it has no role: what stands in it is read as text',
    conformance: { props: { children } },
    keys: 'it is a surface; what stands on it has its keys',
  }),
};
