import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

const NewsByMail = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./NewsByMail.tsx')).NewsByMail };
});

/** Whether somebody is told by mail of what they missed. */
export const profileSection: ProfileSection = {
  order: 16,
  Section: () => (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <NewsByMail />
    </Suspense>
  ),
};
