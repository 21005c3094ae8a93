import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const WaysInSection = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./WaysInSection.tsx')).WaysInSection };
});

/** The ways to sign in on the page of one's own account, and their place there. */
export const profileSection: ProfileSection = {
  order: 17,
  Section: () => (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <WaysInSection />
    </Suspense>
  ),
};
