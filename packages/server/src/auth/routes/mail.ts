import { Hono } from 'hono';
import * as v from 'valibot';
import { readChallenge } from '../flows/pkce.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import { sendLink } from '../flows/send-link.ts';
import type { WithKeys } from '../flows/session.ts';
import { hashPassword } from '../keys/passwords.ts';
import { AuthRefusal, validationFailed } from '../refusal.ts';
import { waitingSignUp } from '../store/links.ts';
import { ensureUser, userBody, userByEmail } from '../store/users.ts';
import {
  challengeFields,
  languageOf,
  mergeMetadata,
  metadata,
  readBody,
  requireEmail,
  requirePassword,
  text,
} from './input.ts';

const otpBody = v.object({
  email: text,
  phone: text,
  data: metadata,
  create_user: v.optional(v.nullable(v.boolean()), true),
  ...challengeFields,
});
const signUpBody = v.object({ email: text, phone: text, password: text, data: metadata, ...challengeFields });
const resendBody = v.object({ type: v.string(), email: text, phone: text, ...challengeFields });
const recoverBody = v.object({ email: text, ...challengeFields });

/** What sends a message: a sign-in link, a confirmation, a recovery. All answer alike whether an account exists. */
export function mailRoutes(services: WithKeys) {
  const app = new Hono();
  const redirectOf = (wanted: string | undefined) => allowedRedirect(services, wanted);
  const challengeOf = (body: { code_challenge: string | null; code_challenge_method: string | null }) =>
    readChallenge(body.code_challenge ?? undefined, body.code_challenge_method ?? undefined);

  app.post('/otp', async (c) => {
    const body = await readBody(c, otpBody);
    const email = requireEmail(body.email, body.phone);
    const challenge = challengeOf(body);
    if (body.create_user === false && !(await userByEmail(services.db, email))) {
      throw new AuthRefusal(422, 'otp_disabled', 'Signups not allowed for otp');
    }
    await sendLink(services, {
      user: await ensureUser(services.db, email, mergeMetadata({}, body.data), services.clock.now()),
      kind: 'magiclink',
      challenge,
      redirectTo: redirectOf(c.req.query('redirect_to')),
      passwordHash: null,
      language: languageOf(c, body.data),
    });
    return c.json({});
  });

  app.post('/signup', async (c) => {
    const body = await readBody(c, signUpBody);
    if (!body.email && !body.phone) {
      throw new AuthRefusal(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    }
    const email = requireEmail(body.email, body.phone);
    if (!body.password) throw validationFailed('Signup requires a valid password');
    requirePassword(body.password);
    const challenge = challengeOf(body);
    const passwordHash = await hashPassword(body.password);
    const user = await ensureUser(services.db, email, mergeMetadata({}, body.data), services.clock.now());
    // An address that has an account looks like a new one: nobody learns who has one.
    if (user.email_confirmed_at) {
      return c.json({
        ...userBody({ ...user, id: crypto.randomUUID(), email_confirmed_at: null }),
        identities: [],
      });
    }
    await sendLink(services, {
      user,
      kind: 'signup',
      challenge,
      redirectTo: redirectOf(c.req.query('redirect_to')),
      passwordHash,
      language: languageOf(c, body.data),
    });
    return c.json({ ...userBody(user), confirmation_sent_at: services.clock.now().toISOString() });
  });

  app.post('/resend', async (c) => {
    const body = await readBody(c, resendBody);
    const email = requireEmail(body.email, body.phone);
    if (body.type !== 'signup')
      throw validationFailed('Only the confirmation of a sign-up can be sent again');
    const challenge = challengeOf(body);
    const user = await userByEmail(services.db, email);
    const waiting = user && !user.email_confirmed_at ? await waitingSignUp(services.db, user.id) : undefined;
    if (user && waiting) {
      await sendLink(services, {
        user,
        kind: 'signup',
        challenge,
        redirectTo: redirectOf(c.req.query('redirect_to')),
        passwordHash: waiting.password_hash,
        language: languageOf(c, user.user_metadata),
      });
    }
    return c.json({});
  });

  app.post('/recover', async (c) => {
    const body = await readBody(c, recoverBody);
    const email = requireEmail(body.email);
    const challenge = challengeOf(body);
    const user = await userByEmail(services.db, email);
    if (user) {
      await sendLink(services, {
        user,
        kind: 'recovery',
        challenge,
        redirectTo: redirectOf(c.req.query('redirect_to')),
        passwordHash: null,
        language: languageOf(c, user.user_metadata),
      });
    }
    return c.json({});
  });

  return app;
}
