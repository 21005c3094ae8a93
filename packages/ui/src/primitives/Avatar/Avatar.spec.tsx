import type { Spec } from '../../../test/spec/spec.ts';

const label = 'A name';

export default {
  Avatar: (): Spec => ({
    conformance: { props: { name: label } },
    keys: 'it is a picture',
  }),
};
