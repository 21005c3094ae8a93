import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { GalleryBar } from './index.ts';

const props = {
  search: '',
  onSearchChange: nothing,
  sort: 'newest',
  onSortChange: nothing,
  density: 'comfortable',
  onDensityChange: nothing,
} as const;

export default {
  GalleryBar: (): Spec => ({
    conformance: { props },
    keys: {
      draw: (report) => <GalleryBar {...props} onSearchChange={report} />,
      rows: [
        {
          keys: ['Enter'],
          does: 'Searches for what is typed, without waiting for more.',
          press: 'salt{Enter}',
          sees: reported('salt'),
        },
      ],
    },
  }),
};
