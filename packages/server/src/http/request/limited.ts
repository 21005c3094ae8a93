import type { RateLimitName } from '@mirror-studio/domain/constants/rate-limits';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../answer/http-error.ts';
import { refusals } from '../answer/refusals.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { clientAddress, networkOf } from './network.ts';

type Counted = (c: Context<AppEnv>) => string;

/** What a limit counts: the person who is signed in. */
export const byPerson: Counted = (c) => c.get('user').id;

/** What a limit counts: the network that a request comes from. */
export function byNetwork({ config }: Pick<Services, 'config'>): Counted {
  return (c) => networkOf(clientAddress(c, config.trustProxy));
}

/** Lets a request pass while its limit has room; others get RATE_LIMITED with the time left, and a Retry-After. */
export function limited({ limits }: Pick<Services, 'limits'>, limit: RateLimitName, counted: Counted) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const waitMs = await limits.take([{ limit, of: [counted(c)] }]);
    if (waitMs > 0) {
      const count = Math.ceil(waitMs / 1000);
      c.header('Retry-After', String(count));
      throw new HttpError('RATE_LIMITED', refusals.tooManyRequests({ count }));
    }
    await next();
  });
}
