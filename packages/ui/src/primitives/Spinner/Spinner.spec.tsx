import type { Spec } from '../../../test/spec/spec.ts';

const label = 'A name';

export default {
  Spinner: (): Spec => ({
    conformance: { props: { label } },
    keys: 'it is read',
  }),
};
