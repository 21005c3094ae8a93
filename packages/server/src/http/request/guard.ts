import { changesInDemo, endpoints, endpointsWhileSuspended } from '@mirror-studio/domain/contract';
import { errorMessage } from '@mirror-studio/domain/errors';
import { errors as texts } from '@mirror-studio/domain/texts/en/errors';
import { createMiddleware } from 'hono/factory';
import { Refusal } from '../answer/refusal.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { readCaller } from './caller.ts';

const openPaths: ReadonlySet<string> = new Set(
  Object.values(endpoints)
    .filter((call) => call.access === 'anyone')
    .map((call) => call.path),
);
const pathsWhileSuspended: ReadonlySet<string> = new Set(
  endpointsWhileSuspended.map((name) => endpoints[name].path),
);

/** What a demonstration account may change, a parameter of a path standing for any part of one. */
const demoRequests = changesInDemo.map((name) => {
  const { method, path } = endpoints[name];
  return { method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`) };
});
const isAllowedInDemo = (method: string, path: string) =>
  ['GET', 'HEAD'].includes(method) ||
  demoRequests.some((one) => one.method === method && one.pattern.test(path));

/**
 * Lets a signed-in person pass, and anyone to the calls that the contract opens; others get AUTH_REQUIRED. A suspended
 * person gets ACCOUNT_SUSPENDED from all but `endpointsWhileSuspended`, a demonstration account DEMO_NOT_ALLOWED from what
 * changes something and is not one of `changesInDemo`.
 */
export function signedIn(services: Services, onUser: (user: AppEnv['Variables']['user']) => Promise<void>) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const caller = await readCaller(services, c);
    if (caller?.banned && !pathsWhileSuspended.has(c.req.path)) {
      throw new Refusal('ACCOUNT_SUSPENDED', errorMessage('ACCOUNT_SUSPENDED'));
    }
    if (caller?.user.isDemo && !isAllowedInDemo(c.req.method, c.req.path)) {
      throw new Refusal('DEMO_NOT_ALLOWED', errorMessage('DEMO_NOT_ALLOWED'));
    }
    if (caller) {
      if (!caller.banned) await onUser(caller.user);
      c.set('user', caller.user);
    } else if (!openPaths.has(c.req.path)) {
      throw new Refusal('AUTH_REQUIRED', texts.sessionExpired);
    }
    await next();
  });
}
