import type { RateLimitName } from '@mirror-studio/domain/constants/rate-limits';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../answer/http-error.ts';
import { refusals } from '../answer/refusals.ts';
import { setRetryAfter } from '../answer/retry-after.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { clientAddress, networkOf } from './network.ts';

/** Null: this request is not counted. */
type Counted = (c: Context<AppEnv>) => string | null;

/** What a limit counts: the person who is signed in. */
export const byPerson = (c: Context<AppEnv>): string => c.get('user').id;

/** What a limit counts: the network that a request comes from. */
export function byNetwork({ config }: Pick<Services, 'config'>): (c: Context<AppEnv>) => string {
  return (c) => networkOf(clientAddress(c, config.trustProxy));
}

/** Lets a request pass while its limit has room; others get RATE_LIMITED with the time left, and a Retry-After. */
export function limited({ limits }: Pick<Services, 'limits'>, limit: RateLimitName, counted: Counted) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const who = counted(c);
    const waitMs = who === null ? 0 : await limits.take([{ limit, of: [who] }]);
    if (waitMs > 0) {
      const count = setRetryAfter(c, waitMs);
      throw new HttpError('RATE_LIMITED', refusals.tooManyRequests({ count }));
    }
    await next();
  });
}
