import { type AuthProviderId, isEmail, normaliseEmail } from '@mirror-studio/domain/auth';
import { cutText } from '@mirror-studio/domain/texts';
import * as v from 'valibot';
import type { ProvidedIdentity } from './provider.ts';

const subject = v.pipe(
  v.union([v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
);

/** What third parties say of a person, whichever protocol they speak. What is left out is not known. */
export const claims = v.object({
  sub: v.optional(subject),
  id: v.optional(subject),
  email: v.nullish(v.string()),
  /** Some write it as a text. */
  email_verified: v.optional(v.union([v.boolean(), v.string()])),
  name: v.nullish(v.string()),
  nonce: v.optional(v.string()),
  azp: v.optional(v.string()),
});
export type Claims = v.InferOutput<typeof claims>;

const mostNameCharacters = 200;

/** The person of what was said, null where it does not say of whom it is. An address that is none counts as not told. */
export function identityOf(provider: AuthProviderId, said: Claims): ProvidedIdentity | null {
  const known = said.sub ?? said.id;
  if (known === undefined) return null;
  const email = said.email && isEmail(said.email) ? normaliseEmail(said.email) : null;
  return {
    provider,
    subject: known,
    email,
    isVerified: email !== null && (said.email_verified === true || said.email_verified === 'true'),
    name: cutText(said.name?.trim() ?? '', mostNameCharacters).trim() || null,
  };
}
