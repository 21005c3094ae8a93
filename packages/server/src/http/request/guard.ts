import { calls } from '@mirror-studio/domain/contract';
import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../answer/refusal.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';

const openPaths: ReadonlySet<string> = new Set(
  Object.values(calls)
    .filter((call) => call.access === 'anyone')
    .map((call) => call.path),
);

/** Lets a signed-in person pass, and anyone to the calls that the contract opens; others get AUTH_REQUIRED. */
export function signedIn(services: Services, onUser: (user: AppEnv['Variables']['user']) => Promise<void>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const [scheme, token] = (c.req.header('authorization') ?? '').split(' ');
    const user = scheme?.toLowerCase() === 'bearer' && token ? await services.readToken(token) : null;
    if (user) {
      await onUser(user);
      c.set('user', user);
    } else if (!openPaths.has(c.req.path)) {
      throw new Refusal('AUTH_REQUIRED', texts.sessionExpired);
    }
    await next();
  });
}
