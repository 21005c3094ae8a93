import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

// It brings the fields of a form with it, which the rest of the page does not share the line with.
const OwnProfile = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./OwnProfile.tsx')).OwnProfile };
});

/** What somebody says of themselves: the first of their page. */
export const profileSection: ProfileSection = {
  order: 10,
  Section: () => (
    <Suspense fallback={<Skeleton height="48rem" />}>
      <OwnProfile />
    </Suspense>
  ),
};
