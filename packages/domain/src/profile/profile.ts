/** What a creator uses the studio for. The specification names the field, not its values (§3; decided). */
export const useTypes = ['photographer', 'designer', 'artist', 'filmmaker', 'explorer'] as const;
export type UseType = (typeof useTypes)[number];

/** §6, decisions: the stored role. */
export const roles = ['user', 'operator', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A row of user_profiles as the client reads it (§3). Absent and null mean the same: not given yet. */
export interface UserProfile {
  readonly display_name?: string | null | undefined;
  readonly use_type?: string | null | undefined;
  readonly terms_accepted?: boolean | null | undefined;
  readonly compliance_confirmed?: boolean | null | undefined;
  readonly role?: string | null | undefined;
  readonly is_admin?: boolean | null | undefined;
  /** The id of the person's picture. */
  readonly picture?: string | null | undefined;
}

/** The table and the columns that the client selects (§7). */
export const profileTable = 'user_profiles';
export const profileColumns = [
  'display_name',
  'use_type',
  'terms_accepted',
  'compliance_confirmed',
  'role',
  'is_admin',
  'picture',
] as const;

/** Where the table API is (§7). */
export const tableApiPath = '/rest/v1';
export const profileTablePath = `${tableApiPath}/${profileTable}`;

/**
 * The query of the table API for these columns (§7). Takes the id of the user whose row is asked for; none when a row is written.
 *
 * @returns What comes after the `?`. It ends with the id.
 */
export function profileQueryOf(userId?: string): string {
  const select = `select=${encodeURIComponent(profileColumns.join(','))}`;
  return userId === undefined ? select : `${select}&id=eq.${encodeURIComponent(userId)}`;
}

/**
 * Says whether onboarding is done: the four fields are given, and the two flags are exactly true (§4, §5).
 *
 * @param profile - The profile, or null when there is none.
 * @returns True or false.
 */
export function isProfileComplete(profile: UserProfile | null | undefined): boolean {
  return (
    Boolean(profile?.display_name) &&
    Boolean(profile?.use_type) &&
    profile?.terms_accepted === true &&
    profile.compliance_confirmed === true
  );
}

/** Says whether a role passes the admin-only guard: admin and operator do (§4, §6). Takes the stored role. */
export function passesAdminGuard(role: string | null | undefined): boolean {
  return role === 'admin' || role === 'operator';
}

/**
 * `is_admin` as it is derived on read (decisions).
 *
 * @param role - The stored role.
 * @returns True for admin alone.
 */
export function isAdmin(role: string | null | undefined): boolean {
  return role === 'admin';
}

/**
 * The name to show for someone: their display name, else the fallback (§2: 'User'). Takes the profile and the
 * translated fallback.
 *
 * @returns Text.
 */
export function shownName(profile: UserProfile | null | undefined, fallback: string): string {
  return profile?.display_name?.trim() || fallback;
}

/**
 * The letter on an avatar: the first of the email, else U (§2).
 *
 * @param email - The email or nothing.
 * @returns One character in upper case.
 */
export function avatarLetter(email: string | null | undefined): string {
  return Array.from(email?.trim() ?? '')[0]?.toUpperCase() ?? 'U';
}

/** Says whether a role passes the admin-only guard without being an admin's (§6). Takes the stored role. */
export function isOperator(role: string | null | undefined): boolean {
  return passesAdminGuard(role) && !isAdmin(role);
}
