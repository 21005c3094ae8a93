import { isMagicLinkExpired } from '@mirror-studio/domain/auth';
import type { Queryable } from '../../database/index.ts';
import { hashToken } from '../keys/secrets.ts';
import { AuthRefusal } from '../refusal.ts';
import {
  type EmailLink,
  hasCode,
  issueCode,
  type LinkKind,
  lockLink,
  revokeLinks,
  useLink,
} from '../store/links.ts';
import { confirmEmail } from '../store/users.ts';
import { sessionMethod } from './send-link.ts';
import { startSession, type WithKeys } from './session.ts';

/** The types a client may name, and the links each opens. */
const opens: Readonly<Record<string, readonly LinkKind[]>> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  recovery: ['recovery'],
  email: ['signup', 'magiclink', 'recovery'],
};

export interface OpenedLink {
  readonly token: string;
  readonly type: string;
  /** Given when the token came typed beside an address: it must be that of the link. */
  readonly email?: string;
}

/** Why a link does not open. The hosted service answers otp_expired to all; the other two codes are our own. */
const refusals = {
  unknown: () => new AuthRefusal(403, 'link_unknown', 'Email link is not valid'),
  used: () => new AuthRefusal(403, 'link_used', 'Email link was already used'),
  expired: () => new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired'),
} as const;

/**
 * Opens an emailed link. One that was asked for with a challenge gives a code for that browser each time, and is used
 * when a code is exchanged; any other signs in, once. Throws AuthRefusal when it does not open.
 */
export async function openLink(
  services: WithKeys,
  opened: OpenedLink,
  userAgent: string | null,
  as: 'code' | 'session',
) {
  const now = services.clock.now();
  const result = await services.db.transaction(async (tx) => {
    const link = await lockLink(tx, hashToken(opened.token));
    if (!link) return 'unknown';
    if (link.ended === 'used') return 'used';
    if (link.ended === 'revoked' || isMagicLinkExpired(link.created_at.getTime(), now.getTime()))
      return 'expired';
    const fits = opens[opened.type]?.includes(link.kind) && [undefined, link.email].includes(opened.email);
    if (as === 'code' && link.flow_id) {
      if (!fits) return 'unknown';
      const code = crypto.randomUUID();
      await issueCode(tx, link.flow_id, hashToken(code), now);
      return { code };
    }
    // It stands in the history of whoever opened it: from then on it takes the verifier, and no call signs in with it.
    if (link.flow_id && (await hasCode(tx, link.flow_id))) return 'expired';
    // A link that does not fit is used up too: so it is answered here, not thrown.
    if (!fits) {
      await useLink(tx, link.hash);
      return 'unknown';
    }
    await acceptLink(tx, link, now);
    const proof = { userId: link.user_id, method: sessionMethod(link.kind), userAgent };
    return { session: await startSession(services, tx, proof), kind: link.kind };
  });
  if (typeof result === 'string') throw refusals[result]();
  return result;
}

/**
 * Uses up a link that signs somebody in and takes their address as proved. Only a sign-up's own link brings its
 * password into force; any other ends the sign-up that waits.
 */
export async function acceptLink(tx: Queryable, link: EmailLink, now: Date): Promise<void> {
  await useLink(tx, link.hash);
  await confirmEmail(tx, link.user_id, now, link.kind === 'signup' ? link.password_hash : null);
  if (link.kind !== 'signup') await revokeLinks(tx, link.user_id, 'signup');
}
