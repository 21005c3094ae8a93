import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const Relations = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./Relations.tsx')).Relations };
});

/** Whom somebody follows, mutes and blocks. */
export const profileSection: ProfileSection = {
  order: 15,
  Section: () => (
    <Suspense fallback={<Skeleton height="24rem" />}>
      <Relations />
    </Suspense>
  ),
};
