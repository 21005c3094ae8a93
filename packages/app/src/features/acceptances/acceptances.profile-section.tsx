import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const Acceptances = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./Acceptances.tsx')).Acceptances };
});

/** What somebody has accepted, far down their page. */
export const profileSection: ProfileSection = {
  order: 80,
  Section: () => (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Acceptances />
    </Suspense>
  ),
};
