import type { ComponentType } from 'react';

/**
 * A section of the profile, as the `<name>.profile-section.tsx` of a feature exports it under the name `profileSection`. The name
 * is its place in the address: `/dashboard/profile#second-factor`.
 */
export interface ProfileSection {
  /** Where it stands: the smallest first. */
  readonly order: number;
  readonly Section: ComponentType;
}
