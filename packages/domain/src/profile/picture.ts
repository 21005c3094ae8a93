/** The sizes that are kept of a picture of a person. */
export const profilePictureSizes = ['small', 'large'] as const;
export type ProfilePictureSize = (typeof profilePictureSizes)[number];

/**
 * Where a picture of a person is fetched (decisions): as others may see it, its address says nothing but its id.
 *
 * @param id - The id of the picture.
 * @param size - `small` where it stands beside a name.
 * @returns The path.
 */
export function profilePicturePath(id: string, size: ProfilePictureSize): string {
  return `/media/${id}/${size}/profile`;
}
