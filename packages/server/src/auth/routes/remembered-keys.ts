import { createHash } from 'node:crypto';
import { authBasePath } from '@mirror-studio/domain/auth-service';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { writeCookie } from '../../http/answer/cookies.ts';
import type { Services } from '../../http/services.ts';
import type { RememberedKeys } from '../source.ts';

/** One cookie for each person, so that two who share a browser do not take each other's key. */
const nameOf = (userId: string) =>
  `mirror-remembered-${createHash('sha256').update(userId).digest('hex').slice(0, 16)}`;

/** Keys in cookies that no script reads, that come with no request from another site, and with those of the auth service alone. */
export function rememberedKeys(services: Pick<Services, 'site'>, c: Context): RememberedKeys {
  return {
    of: (userId) => getCookie(c, nameOf(userId)) ?? null,
    set: (userId, key, until) => writeCookie(services, c, nameOf(userId), key, until, { path: authBasePath }),
  };
}
