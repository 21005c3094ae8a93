import { Hono } from 'hono';
import * as v from 'valibot';
import { requestAddressChange } from '../address/request.ts';
import { endOthers, signOut } from '../flows/end-sessions.ts';
import {
  levelNeeded,
  refuseStepUpDue,
  requireFactorForChange,
  requireStillAllowed,
} from '../flows/factors.ts';
import { countChange } from '../flows/limits.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import type { WithKeys } from '../flows/session.ts';
import { AuthHttpError, validationFailed } from '../http-error.ts';
import { hashPassword, matchesPassword } from '../keys/passwords.ts';
import { changePhoneAtOnce, requestPhoneChange } from '../phone/change.ts';
import { requestReauthentication } from '../reauthentication/request.ts';
import { requireReauthentication } from '../reauthentication/require.ts';
import { recordEvent } from '../store/events.ts';
import { revokeLinks } from '../store/links.ts';
import { forgetAllRemembered } from '../store/remembered.ts';
import { userBody } from '../store/user-body.ts';
import { changeUser, displayName, userById } from '../store/users.ts';
import { type AuthEnv, bearer } from './bearer.ts';
import {
  mergeMetadata,
  metadata,
  namesIn,
  readBody,
  requireEmail,
  requireOwnPhone,
  requirePassword,
  requireTextChannel,
  text,
  withoutNulls,
} from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const changeBody = v.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
});
const scopes = ['global', 'local', 'others'];

/** What a signed-in person asks of their own account and sessions. */
export function userRoutes(services: WithKeys) {
  const app = new Hono<AuthEnv>();
  // The client reads of it which factors there are to be proved.
  app.use('/user', bearer(services, { passesStepUpDue: true }));
  app.use('/reauthenticate', bearer(services));
  // Whoever is suspended may still sign out, and nothing else.
  app.use('/logout', bearer(services, { passesBanned: true, passesStepUpDue: true }));

  app.get('/user', (c) => c.json(userBody(c.get('user'))));

  app.put('/user', async (c) => {
    const user = c.get('user');
    refuseStepUpDue(user, 401, levelNeeded.change);
    const body = await readBody(c, changeBody);
    const newEmail = body.email ? requireEmail(body.email) : user.email;
    const newPhone = body.phone ? requireOwnPhone(services, body.phone) : user.phone;
    requireTextChannel(body.channel);
    const isNewPhone = newPhone !== null && newPhone !== user.phone;
    if (body.password || isNewPhone) requireFactorForChange(services, user);
    const data = withoutNulls(mergeMetadata(user.user_metadata, body.data));
    await countChange(services, user.id, originOf(services, c));
    if (body.password) {
      if (user.is_anonymous) {
        throw new AuthHttpError(422, 'validation_failed', 'An anonymous user has no password');
      }
      const names = [...namesIn(data), await displayName(services.db, user.id)];
      requirePassword(services, body.password, { email: user.email, names });
    }
    if (isNewPhone && user.is_anonymous) throw validationFailed('An anonymous user has no number to change');
    const given = { current: body.current_password, nonce: body.nonce };
    // Both are ways in, which whoever took a token would keep.
    const spend =
      body.password || isNewPhone ? await requireReauthentication(services, user, given) : undefined;
    let passwordHash: string | undefined;
    if (body.password) {
      if (await matchesPassword(body.password, user.password_hash)) {
        throw new AuthHttpError(
          422,
          'same_password',
          'New password should be different from the old password.',
        );
      }
      passwordHash = await hashPassword(body.password);
    }
    const changed = await services.db.transaction(async (tx) => {
      await requireStillAllowed(tx, user.id, c.get('sessionId'));
      await spend?.(tx);
      const change = { ...(passwordHash !== undefined && { passwordHash }), data };
      await changeUser(tx, user.id, change, services.clock.now());
      if (passwordHash !== undefined) {
        // Whoever knew the old password, or holds an old recovery link, is out.
        await revokeLinks(tx, user.id, 'recovery');
        const event = { userId: user.id, source: sourceOf(services, c), sessionId: c.get('sessionId') };
        await recordEvent(tx, { ...event, kind: 'password_changed' }, services.clock.now());
        await endOthers(services, tx, event);
        await forgetAllRemembered(tx, user.id);
      }
      return userById(tx, user.id);
    });
    if (!changed) throw new AuthHttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
    const asked = {
      origin: originOf(services, c),
      source: sourceOf(services, c),
      sessionId: c.get('sessionId'),
    };
    if (isNewPhone) {
      const change = services.config.phoneAutoconfirm ? changePhoneAtOnce : requestPhoneChange;
      await change(services, user, newPhone, asked);
    }
    if (newEmail !== null && newEmail !== user.email) {
      const redirectTo = allowedRedirect(services, c.req.query('redirect_to'));
      await requestAddressChange(services, user, newEmail, { ...asked, redirectTo });
    }
    return c.json(userBody((await userById(services.db, user.id)) ?? changed));
  });

  app.get('/reauthenticate', async (c) => {
    c.header('Cache-Control', 'no-store');
    const by = {
      origin: originOf(services, c),
      source: sourceOf(services, c),
      sessionId: c.get('sessionId'),
    };
    await requestReauthentication(services, c.get('user'), by);
    return c.json({});
  });

  app.post('/logout', async (c) => {
    const scope = c.req.query('scope') ?? 'global';
    if (!scopes.includes(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
    // Other sessions are ended by who has proved the second factor, not by who holds a mailed link alone.
    if (scope !== 'local') refuseStepUpDue(c.get('user'));
    const { id } = c.get('user');
    const event = { userId: id, source: sourceOf(services, c), sessionId: c.get('sessionId') };
    await services.db.transaction(async (tx) => {
      if (scope !== 'local') await endOthers(services, tx, event);
      if (scope === 'global') await forgetAllRemembered(tx, id);
      if (scope !== 'others') await signOut(services, tx, event);
    });
    return c.body(null, 204);
  });

  return app;
}
