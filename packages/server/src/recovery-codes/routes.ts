import { readRecoveryCode, writeRecoveryCode } from '@mirror-studio/domain/auth';
import { recoveryCodeLimits } from '@mirror-studio/domain/constants/sign-in';
import { secondFactorEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { Hono } from 'hono';
import { raise } from '../auth/flows/factors.ts';
import { changeUse, codeUses } from '../auth/flows/limits.ts';
import { tokenResponse, type WithKeys } from '../auth/flows/session.ts';
import { AuthHttpError } from '../auth/http-error.ts';
import { hashToken, newRecoveryCode } from '../auth/keys/secrets.ts';
import { originOf, sourceOf } from '../auth/routes/origin.ts';
import type { RequestSource } from '../auth/source.ts';
import { recordEvent } from '../auth/store/events.ts';
import { rememberProof } from '../auth/store/networks.ts';
import { recoveryCodesLeft, replaceRecoveryCodes, takeRecoveryCode } from '../auth/store/recovery-codes.ts';
import { userOfSession } from '../auth/store/users.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import type { SessionUser } from '../http/env.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';
import type { Use } from '../limits/index.ts';

const sessionOver = () => new HttpError('AUTH_REQUIRED', texts.sessionExpired);
const isProved = ({ status }: { readonly status: string }) => status === 'verified';

/** Throws HttpError NOT_FOUND where a hosted auth service knows the factors: it has no recovery codes. */
function embedded(services: Services): WithKeys {
  const { keys } = services;
  if (keys === null) throw new HttpError('NOT_FOUND', refusals.recoveryCodesElsewhere);
  return { ...services, keys };
}

/** The person with their factors and the level of the session as the database has them, not as the token says. */
async function personOf({ db }: Services, { id, sessionId }: SessionUser) {
  const person = sessionId === null ? undefined : await userOfSession(db, id, sessionId);
  if (!person || sessionId === null) throw sessionOver();
  return { person, sessionId };
}

async function count({ limits }: Services, uses: readonly Use[]): Promise<void> {
  const waitMs = await limits.take(uses);
  if (waitMs === 0) return;
  const seconds = Math.ceil(waitMs / 1000);
  throw new HttpError('RATE_LIMITED', refusals.tooManyRequests({ count: seconds }));
}

/** Recovery codes of the second factor: how many are left, ten new ones, and the use of one. */
export function productRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  serveEndpoint(routes, endpoints.recoveryCodes, async ({ user }) => {
    const { db } = embedded(services);
    return { left: await recoveryCodesLeft(db, user.id) };
  });

  serveEndpoint(routes, endpoints.makeRecoveryCodes, async ({ c, user }) => {
    const auth = embedded(services);
    const { db, clock } = auth;
    const { person, sessionId } = await personOf(services, user);
    if (!person.factors.some(isProved)) throw new HttpError('CONFLICT', refusals.recoveryCodesNeedFactor);
    await count(services, [changeUse(user.id, originOf(auth, c))]);
    const codes = Array.from({ length: recoveryCodeLimits.codes }, newRecoveryCode);
    const event = {
      userId: user.id,
      kind: 'recovery_codes_made',
      source: sourceOf(services, c),
      sessionId,
    } as const;
    await db.transaction(async (tx) => {
      await replaceRecoveryCodes(tx, user.id, codes.map(hashToken), clock.now());
      await recordEvent(tx, event, clock.now());
    });
    return { codes: codes.map(writeRecoveryCode) };
  });

  serveEndpoint(routes, endpoints.useRecoveryCode, async ({ c, user, body }) => {
    const auth = embedded(services);
    const { person, sessionId } = await personOf(services, user);
    const origin = originOf(auth, c);
    const factors = person.factors.filter(isProved).map(({ id }) => id);
    const source = sourceOf(services, c);
    const browser = source.knownFor(person.id);
    const uses = await codeUses(auth, factors, { user: person, origin, browser });
    await count(services, uses);
    const by = { userId: person.id, sessionId, source };
    const used = await use(auth, by, hashToken(readRecoveryCode(body.code)));
    await services.limits.giveBack(uses);
    const { db, clock, limits } = auth;
    await rememberProof(db, person.id, limits.digest(origin.network), clock.now());
    browser.remember();
    return used;
  });

  return routes;
}

interface Person {
  readonly userId: string;
  readonly sessionId: string;
  readonly source: RequestSource;
}

/** Throws HttpError INPUT_INVALID for a code that is none of the person's, or was used. */
async function use(services: WithKeys, by: Person, hash: string) {
  const { db, clock } = services;
  const { left, raised } = await db
    .transaction(async (tx) => {
      if (!(await takeRecoveryCode(tx, by.userId, hash))) {
        throw new HttpError('INPUT_INVALID', refusals.recoveryCodeWrong, undefined, 'code');
      }
      const proof = { method: 'recovery_code', factorId: null } as const;
      const raisedNow = await raise(tx, { ...by, kind: 'recovery_code_used', proof }, clock.now());
      return { left: await recoveryCodesLeft(tx, by.userId), raised: raisedNow };
    })
    .catch((error: unknown) => {
      throw error instanceof AuthHttpError ? sessionOver() : error;
    });
  const tokens = await tokenResponse(services, raised.user, raised.session, raised.token);
  return { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, left };
}
