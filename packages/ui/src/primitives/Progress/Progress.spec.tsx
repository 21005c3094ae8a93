import type { Spec } from '../../../test/spec/spec.ts';

const label = 'A name';

export default {
  Progress: (): Spec => ({
    conformance: { props: { label, value: 40 } },
    keys: 'it is read',
  }),
};
