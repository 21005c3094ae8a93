import { pathOf } from '@mirror-studio/domain/access';
import { opens } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { galleryItems } from '../../../testing/fixtures/index.ts';
import { GalleryGrid } from './index.ts';

export default {
  GalleryGrid: (): Spec => ({
    conformance: { props: { items: galleryItems.slice(0, 3), shootHref: pathOf('photoShoot') } },
    keys: {
      draw: () => <GalleryGrid items={galleryItems.slice(0, 2)} shootHref="#shoot" />,
      rows: [
        opens('dialog'),
        {
          keys: ['Esc'],
          does: 'Closes the picture; the focus goes back to it on the wall.',
          first: '{Enter}',
          press: '{Escape}',
          sees: ({ find, focused }) => find('[role="dialog"]') === null && focused?.closest('li') != null,
        },
      ],
    },
  }),
};
