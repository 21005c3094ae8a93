import type { Spec } from '../../foundations/spec/spec.ts';

const label = 'A name';

export default {
  Spinner: (): Spec => ({
    conformance: { props: { label } },
    keys: 'it is read',
  }),
};
