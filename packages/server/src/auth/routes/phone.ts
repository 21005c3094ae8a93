import type { Context } from 'hono';
import { countText } from '../flows/limits.ts';
import type { WithKeys } from '../flows/session.ts';
import { signUpAtOnce } from '../flows/sign-up.ts';
import { resendPhoneChange } from '../phone/change.ts';
import { sendPhoneCode } from '../phone/request.ts';
import { userBody } from '../store/user-body.ts';
import { type AuthUser, ensurePhoneUser, userByPhone } from '../store/users.ts';
import {
  languageOf,
  mergeMetadata,
  namesIn,
  requireOwnPhone,
  requirePassword,
  requirePhone,
  requireTextChannel,
} from './input.ts';
import { originOf, sourceOf } from './origin.ts';
import { untold } from './resend.ts';

interface Asked {
  readonly phone: string;
  /** What the app says of the person: the language of the message is in it. */
  readonly data?: Record<string, unknown> | null;
}
type Find = (phone: string) => Promise<AuthUser | undefined>;

/** What is asked of somebody by phone. All answer alike, in words and in time, whether an account exists. */
export function phoneMessages(services: WithKeys) {
  const send = (c: Context, { data = null }: Asked, phone: string, find: Find) => {
    const by = { origin: originOf(services, c), source: sourceOf(services, c) };
    return sendPhoneCode(services, phone, by, async () => {
      const user = await find(phone);
      return user ? { user, language: languageOf(c, data ?? user.user_metadata) } : null;
    });
  };
  const ensure: Find = (phone) => ensurePhoneUser(services.db, phone, services.clock.now());
  /** Whoever has the number; where no new accounts are opened, only whoever has proved it. */
  const known: Find = async (phone) => {
    const user = await userByPhone(services.db, phone);
    return services.config.signUpDisabled && !user?.phone_confirmed_at ? undefined : user;
  };
  const unproved = async (user: AuthUser | undefined) => (user?.phone_confirmed_at ? undefined : user);

  /** By the number that an account has, as the hosted service takes it. Whether another was asked for, nobody is told. */
  async function resendChange(c: Context, phone: string): Promise<void> {
    const by = { origin: originOf(services, c), source: sourceOf(services, c) };
    await countText(services, phone, by.origin);
    services.background.run('A code', async () => {
      const user = await known(phone);
      if (user) await untold(resendPhoneChange(services, user, by));
    });
  }

  return {
    async otp(
      c: Context,
      asked: Asked & { readonly create_user: boolean | null; readonly channel: string | null },
    ) {
      const phone = requirePhone(services, asked.phone);
      requireTextChannel(asked.channel);
      const isKnown = asked.create_user === false || services.config.signUpDisabled;
      await send(c, asked, phone, isKnown ? known : ensure);
    },
    /**
     * A sign-up: the code proves the number, and the password is set by whoever it lets in, as after the code of a mail. Where numbers
     * are taken as they are said, the account is open at once, with the password.
     */
    async signUp(c: Context, asked: Asked & { readonly password: string; readonly channel: string | null }) {
      const phone = requireOwnPhone(services, asked.phone, 'Phone signups are disabled');
      requireTextChannel(asked.channel);
      const data = mergeMetadata({}, asked.data ?? null);
      requirePassword(services, asked.password, { email: null, names: namesIn(data) });
      if (services.config.phoneAutoconfirm) {
        const given = { by: { phone }, password: asked.password, data };
        return signUpAtOnce(services, given, originOf(services, c), sourceOf(services, c));
      }
      await send(c, asked, phone, async (to) => unproved(await ensure(to)));
      return newcomer(phone, services.clock.now());
    },
    async resend(c: Context, asked: Asked & { readonly type: string }) {
      const phone = requirePhone(services, asked.phone);
      if (asked.type !== 'sms') return resendChange(c, phone);
      await send(c, asked, phone, async (to) => unproved(await known(to)));
    },
  };
}

/** What everybody gets who signs up: an account that waits for its code, whatever there is already. */
function newcomer(phone: string, now: Date) {
  const user = {
    id: crypto.randomUUID(),
    email: null,
    phone,
    phone_confirmed_at: null,
    is_anonymous: false,
    email_confirmed_at: null,
    last_sign_in_at: null,
    user_metadata: {},
    factors: [],
    identities: [],
    email_identity: false,
    created_at: now,
    updated_at: now,
  };
  return { ...userBody(user), confirmation_sent_at: now.toISOString() };
}
