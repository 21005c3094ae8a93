import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Stack: (): Spec => ({
    group: 'Layout',
    conformance: { props: { children: 'Some words' } },
    keys: 'it is a layout: Tab follows the order of its children',
  }),
};
