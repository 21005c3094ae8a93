import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { atMostEvery } from '../../http/at-most-every.ts';
import { openAnonymous } from '../flows/anonymous.ts';
import { type Challenge, readChallenge } from '../flows/challenge.ts';
import { countMail, forgetMailCodes, refuseKnownMail } from '../flows/limits.ts';
import { allowedRedirect } from '../flows/redirect.ts';
import { type LinkRequest, sendLink } from '../flows/send-link.ts';
import type { WithKeys } from '../flows/session.ts';
import { validationFailed } from '../http-error.ts';
import { hashPassword } from '../keys/passwords.ts';
import { removeOldLinks, waitingSignUps } from '../store/links.ts';
import { userBody } from '../store/user-body.ts';
import { ensureUser, userByEmail } from '../store/users.ts';
import {
  challengeFields,
  languageOf,
  mergeMetadata,
  metadata,
  namesIn,
  readBody,
  requireEmail,
  requirePassword,
  shortText,
  text,
} from './input.ts';
import { originOf, sourceOf } from './origin.ts';

const otpBody = v.object({
  email: text,
  phone: text,
  data: metadata,
  create_user: v.optional(v.nullable(v.boolean()), true),
  ...challengeFields,
});
const signUpBody = v.object({ email: text, phone: text, password: text, data: metadata, ...challengeFields });
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
  const removeOld = atMostEvery(removeOldEveryMs, (now) =>
    services.db.transaction((tx) => removeOldLinks(tx, now)),
  );

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
    const email = requireEmail(body.email, body.phone);
    const data = mergeMetadata({}, body.data);
    const language = languageOf(c, body.data);
    const findUser = () =>
      body.create_user === false
        ? userByEmail(services.db, email)
        : ensureUser(services.db, email, services.clock.now());
    const link = async () => {
      const user = await findUser();
      const given = { passwordHash: null, data };
      return user ? { user, kind: 'magiclink' as const, given, language } : null;
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
    const email = requireEmail(body.email, body.phone);
    if (!body.password) throw validationFailed('Signup requires a valid password');
    const data = mergeMetadata({}, body.data);
    requirePassword(body.password, { email, names: namesIn(data) });
    const challenge = challengeOf(body);
    const language = languageOf(c, body.data);
    const origin = originOf(services, c);
    refuseKnownMail(services, email, origin);
    const passwordHash = await hashPassword(body.password, origin);
    const link = async () => {
      const user = await ensureUser(services.db, email, services.clock.now());
      const given = { passwordHash, data };
      // An address that has an account gets no message: its owner knows their password, or asks for a link.
      return user.email_confirmed_at ? null : { user, kind: 'signup' as const, given, language };
    };
    await send(c, email, link, challenge);
    return c.json(newcomerBody(email, data, services.clock.now()));
  });

  app.post('/resend', async (c) => {
    const body = await readBody(c, resendBody);
    const email = requireEmail(body.email, body.phone);
    if (body.type !== 'signup')
      throw validationFailed('Only the confirmation of a sign-up can be sent again');
    const link = async () => {
      const user = await userByEmail(services.db, email);
      if (!user || user.email_confirmed_at) return null;
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
    const email = requireEmail(body.email);
    const link = async () => {
      const user = await userByEmail(services.db, email);
      const language = languageOf(c, user?.user_metadata ?? null);
      return user ? { user, kind: 'recovery' as const, given: nothingGiven, language } : null;
    };
    await send(c, email, link, challengeOf(body));
    return c.json({});
  });

  return app;
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
