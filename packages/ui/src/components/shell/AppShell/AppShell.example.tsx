import { GalleryIcon, ShootIcon } from '../../../icons/index.ts';
import { AppShell, type SidebarSection } from './index.ts';

const sections: readonly SidebarSection[] = [
  {
    title: 'Studio',
    items: [
      { label: 'Photo Shoot', href: '/shoot', icon: <ShootIcon />, isCurrent: true },
      { label: 'Gallery', href: '/gallery', icon: <GalleryIcon />, keys: ['G', 'G'] },
    ],
  },
];

export const Example = ({ signOut }: { signOut: () => void }) => (
  <AppShell
    sections={sections}
    homeHref="/"
    user={{ name: 'Mara Lindqvist', email: 'mara@example.com' }}
    onSignOut={signOut}
    breadcrumb={['Studio', 'Photo Shoot']}
  >
    <h1>Photo Shoot</h1>
  </AppShell>
);
