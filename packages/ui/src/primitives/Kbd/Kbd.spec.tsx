import type { Spec } from '../../../test/spec/spec.ts';

export default {
  Kbd: (): Spec => ({
    conformance: { props: { keys: ['Ctrl', 'J'] } },
    keys: 'it shows keys',
  }),
};
