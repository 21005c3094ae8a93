import { endpointPath, endpoints } from '../../domain/src/contract/index.ts';
import { profileQueryOf, profileTablePath } from '../../domain/src/profile/profile.ts';

/** What is asked before the app is there. */
export interface FirstQuestion {
  /** The id of who is signed in is added to one that ends in `.`. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What the gates and the header of every page of a member ask. */
const first = ['legalStatus', 'inviteStatus', 'userFlags', 'termsStatus', 'balance', 'jobs'] as const;

/** Takes the variables of the build; those of a hosted project say where the profile is. */
export function firstQuestions(env: Readonly<Record<string, unknown>>): readonly FirstQuestion[] {
  const { VITE_SUPABASE_URL: hosted, VITE_SUPABASE_ANON_KEY: key } = env;
  return [
    ...first.map((name) => ({ url: endpointPath(endpoints[name]) })),
    {
      url: `${typeof hosted === 'string' ? hosted : ''}${profileTablePath}?${profileQueryOf('')}`,
      ...(typeof key === 'string' && key && { headers: { apikey: key } }),
    },
  ];
}
