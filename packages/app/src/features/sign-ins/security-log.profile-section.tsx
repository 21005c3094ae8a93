import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const OwnSecurityLog = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./OwnSecurityLog.tsx')).OwnSecurityLog };
});

/** What has happened to somebody's account. */
export const profileSection: ProfileSection = {
  order: 40,
  Section: () => (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <OwnSecurityLog />
    </Suspense>
  ),
};
