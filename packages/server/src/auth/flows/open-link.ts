import { isMagicLinkExpired } from '@mirror-studio/domain/auth';
import type { Queryable } from '../../database/index.ts';
import { hashToken } from '../keys/secrets.ts';
import { AuthRefusal } from '../refusal.ts';
import { claimLink, dropLinks, type EmailLink, issueCode, type LinkKind } from '../store/links.ts';
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

/** A link that is unknown, used, replaced or too old: the hosted service does not tell these apart. */
const spent = () => new AuthRefusal(403, 'otp_expired', 'Email link is invalid or has expired');

/**
 * Opens an emailed link, once. For a link asked for with a challenge the result is a code for that browser,
 * else the session itself. Throws AuthRefusal otp_expired when it does not open.
 */
export async function openLink(
  services: WithKeys,
  opened: OpenedLink,
  userAgent: string | null,
  as: 'code' | 'session',
) {
  const now = services.clock.now();
  const result = await services.db.transaction(async (tx) => {
    const link = await claimLink(tx, hashToken(opened.token));
    // A link that was taken out but does not fit stays used: so it is answered here, not thrown.
    if (!link || isMagicLinkExpired(link.created_at.getTime(), now.getTime())) return null;
    if (!opens[opened.type]?.includes(link.kind)) return null;
    if (opened.email !== undefined && opened.email !== link.email) return null;
    await proveAddress(tx, link, now);
    if (as === 'code' && link.flow_id) {
      const code = crypto.randomUUID();
      await issueCode(tx, link.flow_id, hashToken(code), now);
      return { code };
    }
    const proof = { userId: link.user_id, method: sessionMethod(link.kind), userAgent };
    return { session: await startSession(services, tx, proof), kind: link.kind };
  });
  if (!result) throw spent();
  return result;
}

/** Only a sign-up's own link brings its password into force; any other ends the sign-up that waits. */
async function proveAddress(tx: Queryable, link: EmailLink, now: Date): Promise<void> {
  await confirmEmail(tx, link.user_id, now, link.kind === 'signup' ? link.password_hash : null);
  if (link.kind !== 'signup') await dropLinks(tx, link.user_id, 'signup');
}
