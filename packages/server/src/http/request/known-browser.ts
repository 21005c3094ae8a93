import { knownBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Context } from 'hono';
import { readSignedCookie, writeSignedCookie } from '../answer/cookies.ts';
import type { Services } from '../services.ts';

/**
 * A browser in which a secret was given rightly before (a device cookie, as OWASP has it). It lets nobody in: its wrong tries are
 * counted by themselves, so that those of strangers lock nobody out.
 */
export interface KnownBrowser {
  /** What its tries are counted by; null where it is not known. */
  readonly id: string | null;
  /** Sets its cookie, once the secret was given. */
  remember(): void;
}

/** Reads whether a browser is known. Takes what the secret is of: its kind and its id. */
export function knownBrowser(
  services: Pick<Services, 'clock' | 'limits' | 'site'>,
  c: Context,
  ...of: readonly [kind: string, id: string]
): KnownBrowser {
  const name = `mirror-known-${services.limits.digest('name of a known browser', ...of).slice(0, 16)}`;
  const cookie = { name, of: ['known browser', ...of] };
  const id = readSignedCookie(services, c, cookie);
  return {
    id,
    remember: () =>
      writeSignedCookie(services, c, cookie, id ?? crypto.randomUUID(), knownBrowserLimits.days * 86_400_000),
  };
}
