/** The built-in provider of a machine that has no other, for trying out. In production there is none. */
export const localProviderId = 'custom:local';

/** §1 Third parties that can say who somebody is, by the name the auth service knows them by. */
export const authProviders = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'apple', name: 'Apple' },
  { id: localProviderId, name: 'Local provider' },
] as const;
export type AuthProviderId = (typeof authProviders)[number]['id'];

/** Those that are set up by the configuration. */
export type OutsideProviderId = Exclude<AuthProviderId, typeof localProviderId>;

/**
 * What a third party is called (§1).
 *
 * @param id - Its name at the auth service, as one of a user's identities has it.
 * @returns The name that people know; for one that is not in the list, the id itself.
 */
export function authProviderName(id: string): string {
  return authProviders.find((provider) => provider.id === id)?.name ?? id;
}
