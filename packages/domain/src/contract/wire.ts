import * as v from 'valibot';
import { requestSizeLimits } from '../constants/server.ts';
import { named } from './endpoint.ts';

/** Coins, credits, tokens, cents, bytes, pixels: never a fraction (§9). */
export const whole = v.pipe(v.number(), v.safeInteger());
export const count = v.pipe(whole, v.minValue(0));
export const text = v.string();
export const flag = v.boolean();
/** What names something in a request. */
export const identifier = v.pipe(text, v.maxLength(requestSizeLimits.identifierCharacters));
/** ISO 8601 with a time zone. */
export const moment = v.pipe(text, v.isoTimestamp());

/** The answer of what only needs to be done. */
export const done = v.object({ ok: v.literal(true) });
/** Where the next page begins; null after the last. */
export const nextCursor = v.nullable(text);
/** A whole number of 1 or more, as it stands in an address. */
const rows = v.pipe(text, v.regex(/^[1-9]\d{0,5}$/), v.transform(Number));
/** Which page of a list: from where on, and how many rows at most. */
export const pageQuery = v.object({ cursor: v.optional(text), limit: v.optional(rows) });

/** The moment that samples are of. */
export const sampleMoment = '2026-11-21T10:00:00.000Z';

/** §3 API error body. */
export const errorAnswer = named(
  'ErrorAnswer',
  v.object({
    ok: v.literal(false),
    message: text,
    error: v.object({ message: text, code: text, field: v.optional(text) }),
  }),
);

/** §3 User profile as the client reads it (§7 table read). */
export const profileRow = named(
  'Profile',
  v.object({
    display_name: v.nullish(text),
    use_type: v.nullish(text),
    terms_accepted: v.nullish(flag),
    compliance_confirmed: v.nullish(flag),
    role: v.nullish(text),
    is_admin: v.nullish(flag),
    picture: v.nullish(text),
  }),
);

/** The header that carries the key of a mutation (decisions). */
export const idempotencyHeader = 'Idempotency-Key';

/** The name of the multipart field that carries an upload. */
export const uploadField = 'file';

/**
 * What a browser may do about keeping an answer (§7).
 *
 * @param seconds - Seconds.
 * @returns The value of the header.
 */
export function cacheControl(seconds: number): string {
  return seconds === 0 ? 'no-store' : `private, max-age=${seconds}`;
}
