import { timingSafeEqual } from 'node:crypto';
import { knownBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
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
  { clock, config, limits }: Pick<Services, 'clock' | 'config' | 'limits'>,
  c: Context,
  ...of: readonly [kind: string, id: string]
): KnownBrowser {
  const name = `mirror-known-${limits.digest('name of a known browser', ...of).slice(0, 16)}`;
  const sign = (id: string, untilMs: string) => limits.digest('known browser', ...of, id, untilMs);
  const [given = '', untilMs = '', signature = ''] = (getCookie(c, name) ?? '').split('.');
  const [wanted, got] = [Buffer.from(sign(given, untilMs)), Buffer.from(signature)];
  const isOurs = wanted.length === got.length && timingSafeEqual(wanted, got);
  const id = isOurs && Number(untilMs) > clock.now().getTime() ? given : null;
  return {
    id,
    remember: () => {
      const [next, until] = [
        id ?? crypto.randomUUID(),
        String(clock.now().getTime() + knownBrowserLimits.days * 86_400_000),
      ];
      setCookie(c, name, `${next}.${until}.${sign(next, until)}`, {
        httpOnly: true,
        sameSite: 'Strict',
        secure: config.siteUrl?.startsWith('https:') ?? false,
        path: '/',
        maxAge: knownBrowserLimits.days * 86_400,
      });
    },
  };
}
