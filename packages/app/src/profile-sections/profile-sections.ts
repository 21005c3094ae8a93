import type { ProfileSection } from './profile-section.ts';

const found = import.meta.glob<ProfileSection>('../features/*/*.profile-section.tsx', {
  eager: true,
  import: 'profileSection',
});

const anchorOf = (path: string) => /([^/]+)\.profile-section\.tsx$/.exec(path)?.[1] ?? path;

/** What the features show on the profile, in its order. They come with its page, which is loaded when it is asked for. */
export const profileSections = Object.entries(found)
  .map(([path, section]) => ({ anchor: anchorOf(path), ...section }))
  .toSorted((one, other) => one.order - other.order);
