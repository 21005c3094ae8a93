import { type Endpoint, endpointFinder } from '@mirror-studio/domain/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../answer/http-error.ts';
import { codeWords, errors as texts } from '../answer/refusals.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { readCaller } from './caller.ts';
import { requireStepUp } from './step-up.ts';

const isAllowedInDemo = (method: string, endpoint: Endpoint | undefined) =>
  ['GET', 'HEAD'].includes(method) || endpoint?.openInDemo === true;

/**
 * Lets a signed-in person pass, and anyone to the endpoints that the contract opens; others get AUTH_REQUIRED. A suspended
 * person gets ACCOUNT_SUSPENDED from all but those that are open while suspended, one whose account waits for its removal
 * ACCOUNT_CLOSING from what changes something and is not open meanwhile, a demonstration account DEMO_NOT_ALLOWED from what
 * changes something and is not open in a demonstration, and whoever has not proved their second factor lately
 * insufficient_aal from what asks for it. What is no endpoint is open to nobody.
 */
export function signedIn(
  services: Services,
  endpoints: readonly Endpoint[],
  onUser: (user: AppEnv['Variables']['user'], c: Context<AppEnv>) => Promise<void>,
) {
  const find = endpointFinder(endpoints);
  return createMiddleware<AppEnv>(async (c, next) => {
    const endpoint = find(c.req.method, c.req.path);
    const caller = await readCaller(services, c);
    if (caller?.banned && !endpoint?.openWhileSuspended) {
      throw new HttpError('ACCOUNT_SUSPENDED', codeWords('ACCOUNT_SUSPENDED'));
    }
    if (caller?.closing && endpoint?.openWhileClosing === false) {
      throw new HttpError('ACCOUNT_CLOSING', codeWords('ACCOUNT_CLOSING'));
    }
    if (caller?.user.isDemo && !isAllowedInDemo(c.req.method, endpoint)) {
      throw new HttpError('DEMO_NOT_ALLOWED', codeWords('DEMO_NOT_ALLOWED'));
    }
    if (caller && endpoint?.stepUp) await requireStepUp(services, caller);
    if (caller) {
      if (!caller.banned) await onUser(caller.user, c);
      c.set('user', caller.user);
      c.set('hasHostedFactor', caller.hasHostedFactor);
    } else if (endpoint?.access !== 'anyone') {
      throw new HttpError('AUTH_REQUIRED', texts.sessionExpired);
    }
    await next();
  });
}
