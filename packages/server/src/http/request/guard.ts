import { isStepUpDue } from '@mirror-studio/domain/auth';
import { type Endpoint, endpointFinder } from '@mirror-studio/domain/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../answer/http-error.ts';
import { codeWords, errors as texts } from '../answer/refusals.ts';
import type { AppEnv } from '../env.ts';
import type { Services } from '../services.ts';
import { readCaller } from './caller.ts';
import { isSteppedUp, stepUpNeeded } from './step-up.ts';

const isAllowedInDemo = (method: string, endpoint: Endpoint | undefined) =>
  ['GET', 'HEAD'].includes(method) || endpoint?.openInDemo === true;

/**
 * Lets a signed-in person pass, and anyone to the endpoints that the contract opens; others get AUTH_REQUIRED. In this order, who
 * is signed in gets
 * - ACCOUNT_SUSPENDED while suspended, from all but those that are open then;
 * - insufficient_aal while their second factor is still to be proved in this session, from all but those that are open then. What
 *   anyone may ask answers them as it answers a visitor, and what says that they are suspended says so: nothing else is open to them;
 * - ACCOUNT_CLOSING while the account waits for its removal, from what changes something and is not open meanwhile;
 * - DEMO_NOT_ALLOWED in a demonstration account, from what changes something and is not open in a demonstration;
 * - insufficient_aal without a late proof of the second factor, from what asks for one.
 *
 * What is no endpoint is open to nobody.
 */
export function signedIn(
  services: Services,
  endpoints: readonly Endpoint[],
  onUser: (user: AppEnv['Variables']['user'], c: Context<AppEnv>) => Promise<void>,
) {
  const find = endpointFinder(endpoints);
  return createMiddleware<AppEnv>(async (c, next) => {
    const endpoint = find(c.req.method, c.req.path);
    let caller = await readCaller(services, c);
    if (caller?.banned && !endpoint?.openWhileSuspended) {
      throw new HttpError('ACCOUNT_SUSPENDED', codeWords('ACCOUNT_SUSPENDED'));
    }
    if (caller && isStepUpDue(caller.proof) && !endpoint?.openWhileStepUpDue) {
      if (endpoint?.access === 'anyone') caller = null;
      else if (!caller.banned) throw stepUpNeeded();
    }
    if (caller?.closing && endpoint?.openWhileClosing === false) {
      throw new HttpError('ACCOUNT_CLOSING', codeWords('ACCOUNT_CLOSING'));
    }
    if (caller?.user.isDemo && !isAllowedInDemo(c.req.method, endpoint)) {
      throw new HttpError('DEMO_NOT_ALLOWED', codeWords('DEMO_NOT_ALLOWED'));
    }
    if (caller && endpoint?.stepUp && !isSteppedUp(services, caller.proof)) throw stepUpNeeded();
    if (caller) {
      if (!caller.banned) await onUser(caller.user, c);
      c.set('user', caller.user);
      c.set('proof', caller.proof);
    } else if (endpoint?.access !== 'anyone') {
      throw new HttpError('AUTH_REQUIRED', texts.sessionExpired);
    }
    await next();
  });
}
