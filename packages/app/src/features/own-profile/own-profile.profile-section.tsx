import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const OwnProfile = lazyWithRetry(async () => ({ default: (await import('./OwnProfile.tsx')).OwnProfile }));

/** What somebody says of themselves: the first of their page. */
export const profileSection: ProfileSection = {
  order: 10,
  Section: () => (
    <Suspense fallback={<Skeleton height="48rem" />}>
      <OwnProfile />
    </Suspense>
  ),
};
