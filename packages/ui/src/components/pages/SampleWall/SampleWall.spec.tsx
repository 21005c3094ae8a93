import type { Spec } from '../../../../test/spec/spec.ts';
import { samplePictures } from '../../../testing/fixtures/samples.ts';

export default {
  SampleWall: (): Spec => ({
    conformance: { props: { samples: samplePictures.slice(0, 3), hrefOf: (id: string) => `#${id}` } },
    keys: 'its pictures are links',
  }),
};
