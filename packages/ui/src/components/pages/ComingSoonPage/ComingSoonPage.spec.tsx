import { pathOf } from '@mirror-studio/domain/access';
import type { Spec } from '../../../../test/spec/spec.ts';

const doors = { photoShootHref: pathOf('photoShoot'), galleryHref: pathOf('gallery') };

export default {
  ComingSoonPage: (): Spec => ({
    conformance: { props: { ...doors, page: 'Roadmap' } },
    keys: 'its links are links',
  }),
};
