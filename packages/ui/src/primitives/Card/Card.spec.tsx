import type { Spec } from '../../../test/spec/spec.ts';

const children = 'Some words';

export default {
  Card: (): Spec => ({
    conformance: { props: { children } },
    keys: 'it is a surface; what stands on it has its keys',
  }),
};
