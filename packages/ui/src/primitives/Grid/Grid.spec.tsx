import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Grid: (): Spec => ({
    conformance: { props: { children: 'Some words' } },
    keys: 'it is a layout: Tab follows the order of its children',
  }),
};
