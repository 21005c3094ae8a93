import type { Spec } from '../../foundations/spec/spec.ts';

export default {
  Kbd: (): Spec => ({
    conformance: { props: { keys: ['Ctrl', 'J'] } },
    keys: 'it shows keys',
  }),
};
