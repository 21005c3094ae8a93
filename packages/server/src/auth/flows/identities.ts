import { authProviderName, isRecentlyProved } from '@mirror-studio/domain/auth';
import type { Queryable } from '../../database/index.ts';
import { deviceOf } from '../device.ts';
import { AuthHttpError, refuseBanned, validationFailed } from '../http-error.ts';
import type { ProvidedIdentity } from '../providers/index.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import {
  addIdentity,
  findIdentity,
  lockWaysIn,
  removeIdentity,
  renewIdentity,
  withdrawEmailIdentity,
} from '../store/identities.ts';
import { revokeLinks } from '../store/links.ts';
import {
  type AuthUser,
  confirmEmail,
  makeProvidedUser,
  type SessionAuthUser,
  userByEmail,
  userById,
  userOfSession,
} from '../store/users.ts';
import type { Tell } from './news.ts';

/** Who changes the ways in of an account, and where from. */
export interface IdentityChange {
  readonly tx: Queryable;
  readonly source: RequestSource;
  readonly now: Date;
  readonly tell: Tell;
}

const hasFactor = ({ factors }: AuthUser) => factors.some(({ status }) => status === 'verified');
const levelNeeded = () =>
  new AuthHttpError(403, 'insufficient_aal', 'AAL2 required to change the identities of this user');

/** Throws AuthHttpError where somebody with a second factor has not proved it lately in this session, and for a demonstration. */
export function requireLinking(user: SessionAuthUser, now: Date): void {
  if (user.is_anonymous) throw validationFailed('An anonymous user has no identities');
  if (hasFactor(user) && !isRecentlyProved(user.session_amr, now.getTime())) throw levelNeeded();
}

/** What is done with somebody whom a third party knows and who signs in. */
type Decision =
  | { readonly kind: 'known'; readonly user: AuthUser }
  | { readonly kind: 'linked'; readonly user: AuthUser }
  | { readonly kind: 'proved'; readonly user: AuthUser }
  | { readonly kind: 'new'; readonly email: string };

/**
 * Finds the account of somebody whom a third party knows, by the hosted service's rules: their own, else the one with the same
 * address, where both are verified, else a new one. Changes nothing. Throws AuthHttpError.
 */
export async function decideSignIn(db: Queryable, said: ProvidedIdentity): Promise<Decision> {
  const known = await findIdentity(db, said);
  if (known) {
    const user = await userById(db, known.user_id);
    if (!user) throw new Error('The user of an identity is missing.');
    refuseBanned(user, 403);
    return { kind: 'known', user };
  }
  const { email, provider } = said;
  if (email === null) {
    throw new AuthHttpError(422, 'provider_email_missing', 'Error getting user email from external provider');
  }
  if (!said.isVerified) {
    throw new AuthHttpError(
      403,
      'provider_email_needs_verification',
      `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`,
    );
  }
  const user = await userByEmail(db, email);
  if (!user) return { kind: 'new', email };
  refuseBanned(user, 403);
  if (user.email_confirmed_at === null) return { kind: 'proved', user };
  // A way in that only the first factor has opened is not added to an account that has a second.
  if (hasFactor(user)) throw levelNeeded();
  return { kind: 'linked', user };
}

/** Does what was decided, decided anew inside the transaction. Returns the id of the user who is signed in. */
export async function signInBy(change: IdentityChange, said: ProvidedIdentity): Promise<string> {
  const { tx, now } = change;
  const decision = await decideSignIn(tx, said);
  if (decision.kind === 'known') {
    await renewIdentity(tx, said, now);
    return decision.user.id;
  }
  if (decision.kind === 'new') {
    const id = crypto.randomUUID();
    if (!(await makeProvidedUser(tx, { id, email: decision.email, name: said.name }, now)))
      throw takenMeanwhile();
    await add(change, id, said);
    return id;
  }
  const { user } = decision;
  if (decision.kind === 'proved') {
    // The first proof of an address: what anybody else gave for it ends.
    await confirmEmail(tx, user.id, now, { passwordHash: null, data: {} });
    await withdrawEmailIdentity(tx, user.id);
    await revokeLinks(tx, user.id, 'signup');
  }
  await add(change, user.id, said);
  if (decision.kind === 'linked') await tellLinked(change, user, said, null);
  return user.id;
}

/**
 * Makes what a third party said an identity of somebody who is signed in. Looked at alone with `tx` null. Throws AuthHttpError where
 * it is somebody's already, or the session that asked has ended or fallen.
 */
export async function checkLink(
  db: Queryable,
  said: ProvidedIdentity,
  asking: { readonly userId: string; readonly sessionId: string },
): Promise<SessionAuthUser> {
  const user = await userOfSession(db, asking.userId, asking.sessionId);
  if (!user) {
    throw new AuthHttpError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  refuseBanned(user, 403);
  // It was proved when the link was begun; the way to the third party and back takes its time.
  if (hasFactor(user) && user.session_aal !== 'aal2') throw levelNeeded();
  const known = await findIdentity(db, said);
  if (known) throw alreadyLinked(known.user_id === user.id);
  return user;
}

/** Links it, once. Throws AuthHttpError as {@link checkLink} does. */
export async function link(
  change: IdentityChange,
  said: ProvidedIdentity,
  asking: { readonly userId: string; readonly sessionId: string },
): Promise<SessionAuthUser> {
  const user = await checkLink(change.tx, said, asking);
  await add(change, user.id, said);
  await tellLinked(change, user, said, asking.sessionId);
  return user;
}

/**
 * Takes a way in away from somebody who is signed in; the last one stays. Throws AuthHttpError in the hosted service's words. An
 * address stays for as long as it is the account's: letters go there.
 */
export async function unlink(
  { tx, source, now, tell }: IdentityChange,
  asking: { readonly userId: string; readonly sessionId: string },
  identityId: string,
): Promise<void> {
  await lockWaysIn(tx, asking.userId);
  const user = await userOfSession(tx, asking.userId, asking.sessionId);
  if (!user) {
    throw new AuthHttpError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  requireLinking(user, now);
  const ways = user.identities.length + (user.email_identity ? 1 : 0);
  if (ways <= 1) {
    throw new AuthHttpError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  if (identityId === user.id && user.email_identity) {
    throw new AuthHttpError(
      422,
      'email_conflict_identity_not_deletable',
      'Unable to unlink the identity of the address that the user is reached by',
    );
  }
  const identity = user.identities.find(({ id }) => id === identityId);
  if (!identity || !(await removeIdentity(tx, user.id, identity.id))) {
    throw new AuthHttpError(422, 'identity_not_found', "Identity doesn't exist");
  }
  await recordEvent(
    tx,
    { userId: user.id, kind: 'identity_unlinked', source, sessionId: asking.sessionId },
    now,
  );
  const provider = authProviderName(identity.provider);
  const device = deviceOf(source.userAgent);
  tell(user, { kind: 'identityUnlinked', device, network: source.network, at: now, provider }, source);
}

async function add({ tx, now }: IdentityChange, userId: string, said: ProvidedIdentity): Promise<void> {
  if (!(await addIdentity(tx, userId, said, now))) throw alreadyLinked(false);
}

async function tellLinked(
  { tx, source, now, tell }: IdentityChange,
  user: AuthUser,
  said: ProvidedIdentity,
  sessionId: string | null,
): Promise<void> {
  await recordEvent(tx, { userId: user.id, kind: 'identity_linked', source, sessionId }, now);
  const provider = authProviderName(said.provider);
  const device = deviceOf(source.userAgent);
  tell(user, { kind: 'identityLinked', device, network: source.network, at: now, provider }, source);
}

const alreadyLinked = (isOwn: boolean) =>
  new AuthHttpError(
    422,
    'identity_already_exists',
    isOwn ? 'Identity is already linked' : 'Identity is already linked to another user',
  );

/** Two new ones with one address at once: the second finds the first when it is tried again. */
const takenMeanwhile = () =>
  new AuthHttpError(409, 'conflict', 'Too many sign-ins with this address at once, try again');
