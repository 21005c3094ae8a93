import type { Part } from '../../../../test/spec/spec.ts';
import { GalleryIcon } from '../../../icons/index.ts';
import { nothing } from '../../../testing/nothing.ts';

export default {
  HeaderAction: (): Part => ({
    partOf: 'AppShell',
    conformance: { props: { label: 'Gallery', icon: <GalleryIcon />, onPress: nothing } },
  }),
  HeaderSlot: (): Part => ({
    partOf: 'AppShell',
    conformance: { props: { need: 'wide', children: 'Some words' } },
  }),
};
