import * as v from 'valibot';
import { factorStatuses, factorTypes } from '../auth/index.ts';

const text = v.string();
const maybe = v.nullish(text);
const whole = v.pipe(v.number(), v.safeInteger());
const anything = v.nullish(v.record(text, v.unknown()));

/** The captcha's token, where one is asked for. */
export const security = { gotrue_meta_security: v.nullish(v.object({ captcha_token: maybe })) };

/** What PKCE adds to a request; absent or null without it. */
export const challenge = { code_challenge: maybe, code_challenge_method: maybe };

/** The user's own data, kept as given. */
export const userData = { data: anything };

/** Someone by email or by phone. */
export const emailOrPhone = <const Rest extends v.ObjectEntries>(rest: Rest) =>
  v.union([
    v.object({ email: text, ...rest }),
    v.object({ phone: text, channel: v.optional(v.picklist(['sms', 'whatsapp'])), ...rest }),
  ]);

/** §3 Factor. */
export const factor = v.object({
  id: text,
  factor_type: v.picklist(factorTypes),
  status: v.picklist(factorStatuses),
  friendly_name: maybe,
});

/** §3 One of a user's identities; what a provider says of itself is kept as given. */
export const identity = v.looseObject({ identity_id: text, provider: text });

/** §3 User; what the service adds is kept as given. */
export const user = v.looseObject({
  id: text,
  email: maybe,
  identities: v.nullish(v.array(identity)),
  factors: v.nullish(v.array(factor)),
});
export type AuthUser = v.InferOutput<typeof user>;

/** §3 Session. `expires_at` is in seconds since 1970, `expires_in` in seconds. */
export const session = v.object({
  access_token: text,
  refresh_token: text,
  token_type: text,
  expires_in: whole,
  expires_at: v.optional(whole),
  user,
  provider_token: maybe,
  provider_refresh_token: maybe,
});
export type AuthSession = v.InferOutput<typeof session>;

/** The error of the service, with and without the version header. */
export const authError = v.union([
  v.object({ code: text, message: text }),
  v.object({ code: whole, error_code: v.optional(text), msg: text }),
]);
