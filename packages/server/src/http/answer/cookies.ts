import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { isSameHash } from '../request/is-same-hash.ts';
import type { Services } from '../services.ts';

/** How a cookie is sent back. */
interface CookieScope {
  /** With which requests: those of this path and below it. Default: all. */
  readonly path?: string;
  /** `Lax` where it must come with a link from another site. Default: with requests of this site alone. */
  readonly sameSite?: 'Strict' | 'Lax';
}

/**
 * Writes a cookie that no script reads, `Secure` wherever people reach the product by https. Takes its name, its value, how many
 * milliseconds from now it is kept, or until when, and with which requests it comes.
 */
export function writeCookie(
  { site }: Pick<Services, 'site'>,
  c: Context,
  name: string,
  value: string,
  kept: number | Date,
  { path = '/', sameSite = 'Strict' }: CookieScope = {},
): void {
  setCookie(c, name, value, {
    path,
    httpOnly: true,
    sameSite,
    secure: site.origin.startsWith('https:'),
    ...(typeof kept === 'number' ? { maxAge: Math.floor(kept / 1000) } : { expires: kept }),
  });
}

/** A cookie that only this installation can have made. */
export interface SignedCookie {
  readonly name: string;
  /** What it is of: the same value for something else has another signature. */
  readonly of: readonly string[];
}

/** Writes a value, without a dot in it, that is good for so many milliseconds. */
export function writeSignedCookie(
  services: Pick<Services, 'clock' | 'limits' | 'site'>,
  c: Context,
  cookie: SignedCookie,
  value: string,
  keptMs: number,
): void {
  const until = String(services.clock.now().getTime() + keptMs);
  const signature = signatureOf(services, cookie, value, until);
  writeCookie(services, c, cookie.name, `${value}.${until}.${signature}`, keptMs);
}

/** The value of a cookie that was written so; null where there is none, where it is not ours or of something else, and once it is over. */
export function readSignedCookie(
  services: Pick<Services, 'clock' | 'limits'>,
  c: Context,
  cookie: SignedCookie,
): string | null {
  const [value = '', until = '', signature = ''] = (getCookie(c, cookie.name) ?? '').split('.');
  const isOurs = isSameHash(signatureOf(services, cookie, value, until), signature);
  return isOurs && Number(until) > services.clock.now().getTime() ? value : null;
}

const signatureOf = (
  { limits }: Pick<Services, 'limits'>,
  { of }: SignedCookie,
  value: string,
  until: string,
) => limits.digest(...of, value, until);
