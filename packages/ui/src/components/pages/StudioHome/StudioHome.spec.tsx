import { pathOf } from '@mirror-studio/domain/access';
import type { Spec } from '../../../../test/spec/spec.ts';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { nothing } from '../../../testing/nothing.ts';

const doors = { photoShootHref: pathOf('photoShoot'), galleryHref: pathOf('gallery') };

export default {
  StudioHome: (): Spec => ({
    conformance: { props: { ...doors, onJobs: nothing, recent: galleryItems.slice(0, 2) } },
    keys: 'its links are links',
  }),
};
