import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

// The last thing on the page, and seldom wanted: the rest does not share the line with it.
const AccountDataSection = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./AccountDataSection.tsx')).AccountDataSection };
});

export const profileSection: ProfileSection = {
  order: 90,
  Section: () => (
    <Suspense fallback={<Skeleton height="26rem" />}>
      <AccountDataSection />
    </Suspense>
  ),
};
