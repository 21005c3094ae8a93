import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import type { Queryable } from '../../database/index.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import { AuthHttpError } from '../http-error.ts';
import { mailCodeHash } from '../keys/mail-codes.ts';
import { hashToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import { proveEmailIdentity } from '../store/identities.ts';
import { isLately } from '../store/lately.ts';
import {
  type EmailLink,
  hasCode,
  issueCode,
  type LinkKind,
  lockLink,
  lockLinksWithCode,
  revokeLinks,
  useLink,
} from '../store/links.ts';
import { confirmEmail, type Unproved } from '../store/users.ts';
import { countMailCode, type Origin } from './limits.ts';
import { withNews } from './news.ts';
import { sessionMethod, startSession, type WithKeys } from './session.ts';
import { refuseSignUp } from './sign-up-closed.ts';

/** The types a client may name, and the links each opens. */
const opens: ReadonlyMap<string, readonly LinkKind[]> = new Map([
  ['signup', ['signup']],
  ['magiclink', ['magiclink']],
  ['recovery', ['recovery']],
  ['email', ['signup', 'magiclink', 'recovery']],
]);

export interface OpenedLink {
  readonly token: string;
  readonly type: string;
  /** Given when the token came typed beside an address: it must be that of the link. */
  readonly email?: string;
}

/** Why a link does not open. The hosted service answers otp_expired to all; the other two codes are our own. */
const refusals = {
  unknown: () => new AuthHttpError(403, 'link_unknown', 'Email link is not valid'),
  used: () => new AuthHttpError(403, 'link_used', 'Email link was already used'),
  expired: () => new AuthHttpError(403, 'otp_expired', 'Email link is invalid or has expired'),
} as const;
type Problem = keyof typeof refusals;

/**
 * Looks at an emailed link, as a browser does that opens it, and as programs do that check mail: nothing is used up and
 * nothing confirmed. Returns a code for the browser that began, where the link was asked for with a challenge; otherwise
 * what a person is asked to press for. Throws AuthHttpError when it does not open.
 */
export async function lookAtLink(services: WithKeys, opened: OpenedLink) {
  const now = services.clock.now();
  const result = await services.db.transaction(async (tx) => {
    const link = await findLink(tx, opened, now);
    if (typeof link === 'string') return link;
    if (!fits(link, opened)) return 'unknown';
    if (!link.flow_id) return { code: null, kind: link.kind, email: link.email };
    const code = crypto.randomUUID();
    await issueCode(tx, link.flow_id, hashToken(code), now);
    return { code, kind: link.kind, email: link.email };
  });
  if (typeof result === 'string') throw refusals[result]();
  return result;
}

/**
 * Signs in with an emailed link, once: by the press of a person, or by call. Returns the token response and the kind of
 * the link. Throws AuthHttpError when it does not open.
 */
export async function useOpenedLink(services: WithKeys, opened: OpenedLink, source: RequestSource) {
  const now = services.clock.now();
  const result = await withNews(services, async (tx, tell) => {
    const link = await findLink(tx, opened, now);
    if (typeof link === 'string') return link;
    // It stands in the history of whoever opened it: from then on it takes the verifier, and no call signs in with it.
    if (link.flow_id && (await hasCode(tx, link.flow_id))) return 'expired';
    // A link that does not fit is used up too: so it is answered here, not thrown.
    if (!fits(link, opened)) {
      await useLink(tx, link.hash);
      return 'unknown';
    }
    // Whoever reads the mail proves the address; that they are who typed a password before, only the verifier proves.
    await acceptLink(services, tx, link, { passwordHash: null, data: {} }, source);
    const proof = { userId: link.user_id, method: sessionMethod(link.kind), source };
    return { session: await startSession(services, tx, proof, tell), kind: link.kind };
  });
  if (typeof result === 'string') throw refusals[result]();
  return result;
}

/** A code that was typed, and the address that its mail went to. */
export interface TypedCode {
  readonly email: string;
  readonly code: string;
  readonly type: string;
}

/** The answer to every code that is not taken: it says neither why nor whether there is an account. */
export const codeRefused = () => new AuthHttpError(403, 'otp_expired', 'Token has expired or is invalid');

/**
 * Signs in with the code of a mail, on whatever device: once, and its link is used by it. As by a call with the link it proves the
 * address and brings no password. Returns the token response. Throws AuthHttpError for a code that is wrong, used or late, and for
 * any after too many wrong ones.
 */
export async function useMailCode(
  services: WithKeys,
  typed: TypedCode,
  origin: Origin,
  source: RequestSource,
) {
  const counted = await countMailCode(services, typed.email, origin);
  if (!counted) throw codeRefused();
  const now = services.clock.now();
  const session = await withNews(services, async (tx, tell) => {
    const waiting = await lockLinksWithCode(tx, typed.email, now);
    const [link] = waiting.filter(
      ({ hash, code_hash: kept, code_network: network, kind }) =>
        [null, network].includes(counted.askedIn) &&
        isSameHash(mailCodeHash(services.limits, hash, typed.code), kept) &&
        opens.get(typed.type)?.includes(kind),
    );
    if (!link) return null;
    await acceptLink(services, tx, link, { passwordHash: null, data: {} }, source);
    return startSession(
      services,
      tx,
      { userId: link.user_id, method: sessionMethod(link.kind), source },
      tell,
    );
  });
  if (!session) throw codeRefused();
  await services.limits.giveBack(counted.uses);
  return session;
}

/**
 * Uses up a link that signs somebody in and takes their address as proved. With the first proof everything that was
 * given before ends, but what came from the browser that has now proved the address; so does every sign-up that waits. Throws
 * AuthHttpError for a first proof where no new accounts are opened.
 */
export async function acceptLink(
  services: WithKeys,
  tx: Queryable,
  link: EmailLink,
  given: Unproved,
  source: RequestSource,
): Promise<void> {
  const now = services.clock.now();
  await useLink(tx, link.hash);
  if (await confirmEmail(tx, link.user_id, now, given)) {
    refuseSignUp(services);
    await recordEvent(tx, { userId: link.user_id, kind: 'email_confirmed', source, sessionId: null }, now);
  }
  await proveEmailIdentity(tx, link.user_id);
  await revokeLinks(tx, link.user_id, 'signup');
}

async function findLink(tx: Queryable, opened: OpenedLink, now: Date): Promise<EmailLink | Problem> {
  const link = await lockLink(tx, hashToken(opened.token));
  if (!link) return 'unknown';
  if (link.ended === 'used') return 'used';
  const isOpen = isLately(link.created_at, now, magicLinkLimits.expiresMs);
  return link.ended === null && isOpen ? link : 'expired';
}

function fits(link: EmailLink, { type, email }: OpenedLink): boolean {
  return (opens.get(type)?.includes(link.kind) ?? false) && [undefined, link.email].includes(email);
}
