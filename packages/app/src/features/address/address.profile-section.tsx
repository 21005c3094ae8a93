import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { Suspense } from 'react';
import { lazyWithRetry } from '../../lazy/lazyWithRetry.ts';
import { readyForMore } from '../../offline/quiet.ts';
import type { ProfileSection } from '../../profile-sections/profile-section.ts';

// It brings a flow with it, which the rest of the page does not share the line with.
const AddressSection = lazyWithRetry(async () => {
  await readyForMore();
  return { default: (await import('./AddressSection.tsx')).AddressSection };
});

/** The part of the page of one's own account that is about the address, and its place there. */
export const profileSection: ProfileSection = {
  order: 15,
  Section: () => (
    <Suspense fallback={<Skeleton height="10rem" />}>
      <AddressSection />
    </Suspense>
  ),
};
