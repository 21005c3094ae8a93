import type { Spec } from '../../../test/spec/spec.ts';

const label = 'A name';

export default {
  Image: (): Spec => ({
    conformance: { props: { alt: label, ratio: '3 / 4' } },
    keys: 'it is a picture',
  }),
};
