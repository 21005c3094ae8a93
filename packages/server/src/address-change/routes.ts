import { pathOf } from '@mirror-studio/domain/access';
import { magicLinkExpiresMs, readMailCode, writePhone } from '@mirror-studio/domain/auth';
import { addressChangeEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { type Context, Hono } from 'hono';
import { proveOwn } from '../auth/address/prove.ts';
import { cancelAddressChange, isProvedOn, resendAddressChange } from '../auth/address/request.ts';
import { changeOf } from '../auth/address/store.ts';
import type { WithKeys } from '../auth/flows/session.ts';
import { AuthHttpError } from '../auth/http-error.ts';
import { originOf, sourceOf } from '../auth/routes/origin.ts';
import { userOfSession } from '../auth/store/users.ts';
import { refusals, errors as texts } from '../http/answer/refusals.ts';
import type { SessionUser } from '../http/env.ts';
import { type AppEnv, HttpError, type Services, serveEndpoint } from '../http/index.ts';

/** Throws HttpError NOT_FOUND where a hosted auth service keeps the address. */
function embedded(services: Services): WithKeys {
  const { keys } = services;
  if (keys === null) throw new HttpError('NOT_FOUND', refusals.addressKeptElsewhere);
  return { ...services, keys };
}

const gone = () => new HttpError('NOT_FOUND', refusals.addressChangeOver);

/** The change of an address, where its person is signed in: how it stands, its codes, its messages again, its end. */
export function productRoutes(services: Services): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  async function personOf({ id, sessionId }: SessionUser) {
    const person = sessionId === null ? undefined : await userOfSession(services.db, id, sessionId);
    if (!person || sessionId === null) throw new HttpError('AUTH_REQUIRED', texts.sessionExpired);
    return { person, sessionId };
  }
  const stateOf = async (user: SessionUser) => {
    const { person } = await personOf(user);
    const change = await changeOf(services.db, user.id, services.clock.now());
    return {
      email: person.email ?? '',
      phone: person.email === null && person.phone !== null ? writePhone(person.phone) : null,
      change: change
        ? {
            newEmail: change.new_email,
            sentAt: change.sent_at.toISOString(),
            expiresAt: new Date(change.sent_at.getTime() + magicLinkExpiresMs).toISOString(),
            isOldProved: isProvedOn(change, 'old'),
            isNewProved: isProvedOn(change, 'new'),
          }
        : null,
      isAvailable: true,
    };
  };

  serveEndpoint(routes, endpoints.addressChange, async ({ user }) =>
    services.keys
      ? stateOf(user)
      : { email: user.email ?? '', phone: null, change: null, isAvailable: false },
  );

  serveEndpoint(routes, endpoints.proveAddress, async ({ c, user, body }) => {
    const auth = embedded(services);
    const { sessionId } = await personOf(user);
    const by = { userId: user.id, sessionId, source: sourceOf(services, c) };
    await inWords(() => proveOwn(auth, by, { side: body.side, code: readMailCode(body.code) }));
    return stateOf(user);
  });

  serveEndpoint(routes, endpoints.resendAddressChange, async ({ c, user }) => {
    const auth = embedded(services);
    const { person } = await personOf(user);
    const asked = askedFrom(auth, c);
    if (!(await inWords(() => resendAddressChange(auth, person, asked)))) throw gone();
    return stateOf(user);
  });

  serveEndpoint(routes, endpoints.cancelAddressChange, async ({ c, user }) => {
    const auth = embedded(services);
    const { sessionId } = await personOf(user);
    await cancelAddressChange(auth, { userId: user.id, sessionId, source: sourceOf(services, c) });
    return { ok: true } as const;
  });

  return routes;
}

const askedFrom = (services: WithKeys, c: Context<AppEnv>) => ({
  origin: originOf(services, c),
  source: sourceOf(services, c),
  redirectTo: new URL(pathOf('profile'), services.site.origin),
});

/** What the auth service refuses, as the product says it. */
async function inWords<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AuthHttpError)) throw error;
    if (error.status !== 429) {
      throw new HttpError('INPUT_INVALID', refusals.addressCodeWrong, undefined, 'code');
    }
    const seconds = Number(/\d+/.exec(error.message)?.[0] ?? 60);
    throw new HttpError('RATE_LIMITED', refusals.tooManyRequests({ count: seconds }));
  }
}
