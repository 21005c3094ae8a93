import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { atMostEvery } from '../../http/at-most-every.ts';
import { openAnonymous } from '../flows/anonymous.ts';
import { type Challenge, readChallenge } from '../flows/challenge.ts';
import { countMail, forgetMailCodes, type Origin, refuseKnownMail } from '../flows/limits.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import { type LinkRequest, sendLink } from '../flows/send-link.ts';
import type { WithKeys } from '../flows/session.ts';
import { signUpAtOnce } from '../flows/sign-up.ts';
import { refuseSignUp } from '../flows/sign-up-closed.ts';
import { validationFailed } from '../http-error.ts';
import { hashPassword } from '../keys/passwords.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import { keepVainSignUp, removeOldLinks, waitingSignUps } from '../store/links.ts';
import { userBody } from '../store/user-body.ts';
import { type EmailUser, ensureUser, userByEmail } from '../store/users.ts';
import {
  challengeFields,
  isByPhone,
  languageOf,
  mergeMetadata,
  metadata,
  namesIn,
  readBody,
  requireAddressed,
  requireEmail,
  requirePassword,
  requireSignUpEmail,
  shortText,
  text,
} from './input.ts';
import { originOf, sourceOf } from './origin.ts';
import { phoneMessages } from './phone.ts';
import { requireResendable, resendChange } from './resend.ts';

const otpBody = v.object({
  email: text,
  phone: text,
  channel: text,
  data: metadata,
  create_user: v.optional(v.nullable(v.boolean()), true),
  ...challengeFields,
});
const signUpBody = v.object({
  email: text,
  phone: text,
  channel: text,
  password: text,
  data: metadata,
  ...challengeFields,
});
const resendBody = v.object({ type: shortText, email: text, phone: text, ...challengeFields });
/** The tables are searched for old links at most so often, however many sign up. */
const removeOldEveryMs = 60_000;
const nothingGiven = { passwordHash: null, data: {} } as const;
const recoverBody = v.object({ email: text, ...challengeFields });

/**
 * What sends a message: a sign-in link, a confirmation, a recovery. All answer alike, in words and in time, whether an
 * account exists: what depends on that is done after the answer.
 */
export function mailRoutes(services: WithKeys) {
  const app = new Hono();
  const byPhone = phoneMessages(services);
  const removeOld = atMostEvery(removeOldEveryMs, (now) =>
    services.db.transaction((tx) => removeOldLinks(tx, now)),
  );

  /** Whoever has an account; where new ones are opened, also whoever has asked for one and not proved the address. */
  const mayEnter = (user: EmailUser | undefined): user is EmailUser =>
    user !== undefined && (user.email_confirmed_at !== null || !services.config.signUpDisabled);

  /** Counts a message, and sends after the answer what `linkFor` finds there is to send. */
  async function send(
    c: Context,
    email: string,
    linkFor: () => Promise<Pick<LinkRequest, 'user' | 'kind' | 'given' | 'language'> | null>,
    challenge: Challenge | null,
  ): Promise<void> {
    const [origin, source] = [originOf(services, c), sourceOf(services, c)];
    const redirectTo = allowedRedirect(services, c.req.query('redirect_to'));
    const counted = await countMail(services, email, origin);
    await forgetMailCodes(services, email, origin);
    services.background.run('A link', async () => {
      const link = await linkFor();
      if (!link) return;
      await sendLink(services, { ...link, challenge, redirectTo, origin, source, counted });
      await removeOld(services.clock.now());
    });
  }

  app.post('/otp', async (c) => {
    const body = await readBody(c, otpBody);
    if (isByPhone(body)) {
      await byPhone.otp(c, body);
      return c.json({});
    }
    const email = requireAddressed(body);
    const data = mergeMetadata({}, body.data);
    const language = languageOf(c, body.data);
    const findUser = () =>
      body.create_user === false || services.config.signUpDisabled
        ? userByEmail(services.db, email)
        : ensureUser(services.db, email, services.clock.now());
    const link = async () => {
      const user = await findUser();
      const given = { passwordHash: null, data };
      return mayEnter(user) ? { user, kind: 'magiclink' as const, given, language } : null;
    };
    await send(c, email, link, challengeOf(body));
    return c.json({});
  });

  app.post('/signup', async (c) => {
    const body = await readBody(c, signUpBody);
    if (!body.email && !body.phone) {
      c.header('Cache-Control', 'no-store');
      const data = mergeMetadata({}, body.data);
      return c.json(await openAnonymous(services, data, originOf(services, c), sourceOf(services, c)));
    }
    refuseSignUp(services);
    if (!body.password) throw validationFailed('Signup requires a valid password');
    if (isByPhone(body)) {
      c.header('Cache-Control', 'no-store');
      return c.json(await byPhone.signUp(c, { ...body, password: body.password }));
    }
    const email = requireSignUpEmail(body);
    const data = mergeMetadata({}, body.data);
    requirePassword(services, body.password, { email, names: namesIn(data) });
    const challenge = challengeOf(body);
    const language = languageOf(c, body.data);
    const origin = originOf(services, c);
    if (services.config.autoconfirm) {
      c.header('Cache-Control', 'no-store');
      const given = { by: { email }, password: body.password, data };
      return c.json(await signUpAtOnce(services, given, origin, sourceOf(services, c)));
    }
    refuseKnownMail(services, email, origin);
    const passwordHash = await hashPassword(body.password, origin);
    const link = async () => {
      const user = await ensureUser(services.db, email, services.clock.now());
      const given = { passwordHash, data };
      if (!user.email_confirmed_at) return { user, kind: 'signup' as const, given, language };
      // An address that has an account gets no message: its owner knows their password, or asks for a link.
      if (challenge) await keepVain(services, user, passwordHash, origin);
      return null;
    };
    await send(c, email, link, challenge);
    return c.json(newcomerBody(email, data, services.clock.now()));
  });

  app.post('/resend', async (c) => {
    const body = await readBody(c, resendBody);
    requireResendable(services, body);
    if (isByPhone(body)) {
      await byPhone.resend(c, body);
      return c.json({});
    }
    const email = requireEmail(body.email);
    if (body.type !== 'signup') {
      await resendChange(services, c, { type: body.type, email });
      return c.json({});
    }
    const link = async () => {
      const user = await userByEmail(services.db, email);
      if (!mayEnter(user) || user.email_confirmed_at) return null;
      if ((await waitingSignUps(services.db, user.id)).length === 0) return null;
      const language = languageOf(c, user.user_metadata);
      // Who asks may be another than who signed up: this link proves the address and brings no password with it.
      return { user, kind: 'signup' as const, given: nothingGiven, language };
    };
    await send(c, email, link, challengeOf(body));
    return c.json({});
  });

  app.post('/recover', async (c) => {
    const body = await readBody(c, recoverBody);
    if (!body.email) throw validationFailed('Password recovery requires an email');
    const email = requireEmail(body.email);
    const link = async () => {
      const user = await userByEmail(services.db, email);
      const language = languageOf(c, user?.user_metadata ?? null);
      return mayEnter(user) ? { user, kind: 'recovery' as const, given: nothingGiven, language } : null;
    };
    await send(c, email, link, challengeOf(body));
    return c.json({});
  });

  return app;
}

/** Without a challenge no password is kept of a sign-up. */
function keepVain(
  { db, clock }: WithKeys,
  { id, email }: EmailUser,
  passwordHash: string,
  { place }: Origin,
) {
  const hash = hashToken(newToken());
  return keepVainSignUp(db, {
    hash,
    user_id: id,
    email,
    password_hash: passwordHash,
    created_at: clock.now(),
    place,
  });
}

function challengeOf(body: { code_challenge: string | null; code_challenge_method: string | null }) {
  return readChallenge(body.code_challenge ?? undefined, body.code_challenge_method ?? undefined);
}

/** What everybody gets who signs up: an account that waits for its confirmation, whatever there is already. */
function newcomerBody(email: string, data: Record<string, unknown>, now: Date) {
  const user = {
    id: crypto.randomUUID(),
    email,
    is_anonymous: false,
    phone: null,
    phone_confirmed_at: null,
    email_confirmed_at: null,
    last_sign_in_at: null,
    user_metadata: data,
    factors: [],
    identities: [],
    email_identity: true,
    created_at: now,
    updated_at: now,
  };
  return { ...userBody(user), confirmation_sent_at: now.toISOString() };
}
