/** §1 Third parties that can say who somebody is, by the name the auth service knows them by. */
export const authProviders = [
  { id: 'google', name: 'Google' },
  { id: 'github', name: 'GitHub' },
  { id: 'apple', name: 'Apple' },
] as const;
export type AuthProviderId = (typeof authProviders)[number]['id'];
