import { authProviderName, isRecentlyProved, writePhone } from '@mirror-studio/domain/auth';
import type { Queryable } from '../../database/index.ts';
import type { Services } from '../../http/services.ts';
import { changeAddress, endChange, isTaken } from '../address/store.ts';
import { deviceOf } from '../device.ts';
import { AuthHttpError, refuseBanned, validationFailed } from '../http-error.ts';
import { removePhone } from '../phone/change-store.ts';
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
import { phoneIdentityId } from '../store/user-body.ts';
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
import { refuseSignUp } from './sign-up-closed.ts';

/** Who changes the ways in of an account, where from, and what the configuration says of it. */
export interface IdentityChange {
  readonly config: Services['config'];
  readonly tx: Queryable;
  readonly source: RequestSource;
  readonly now: Date;
  readonly tell: Tell;
}

const hasFactor = ({ factors }: AuthUser) => factors.some(({ status }) => status === 'verified');
const levelNeeded = () =>
  new AuthHttpError(403, 'insufficient_aal', 'AAL2 required to change the identities of this user');

/**
 * Throws AuthHttpError where ways in are not changed by hand, where somebody with a second factor has not proved it lately in this
 * session, and for a demonstration.
 */
export function requireLinking({ config }: Pick<Services, 'config'>, user: SessionAuthUser, now: Date): void {
  if (!config.manualLinking) {
    throw new AuthHttpError(404, 'manual_linking_disabled', 'Manual linking is disabled');
  }
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
 * address, where both are verified, else a new one. Changes nothing. Throws AuthHttpError, also for a new one where none are opened.
 */
export async function decideSignIn(
  by: Pick<Services, 'config'>,
  db: Queryable,
  said: ProvidedIdentity,
): Promise<Decision> {
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
  if (!user?.email_confirmed_at) refuseSignUp(by);
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
  const decision = await decideSignIn(change, tx, said);
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
 * Takes a way in away from somebody who is signed in; the last one stays. Where no way that is left has the account's address, the
 * account gets that of one that has. Throws AuthHttpError in the hosted service's words.
 */
export async function unlink(
  { config, tx, source, now, tell }: IdentityChange,
  asking: { readonly userId: string; readonly sessionId: string },
  identityId: string,
): Promise<void> {
  await lockWaysIn(tx, asking.userId);
  const user = await userOfSession(tx, asking.userId, asking.sessionId);
  if (!user) {
    throw new AuthHttpError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  requireLinking({ config }, user, now);
  const ways = user.identities.length + (user.email_identity ? 1 : 0) + (user.phone === null ? 0 : 1);
  if (ways <= 1) {
    throw new AuthHttpError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const isEmail = identityId === user.id && user.email_identity;
  const isPhone = user.phone !== null && identityId === phoneIdentityId(user);
  const identity = user.identities.find(({ id }) => id === identityId);
  if (!isEmail && !isPhone && !identity) throw unknownIdentity();
  // Without an address the number is how the account is reached.
  if (isPhone && user.email === null) throw lastAddress();
  if (isPhone) await removePhone(tx, user.id, now);
  else if (isEmail) await withdrawEmailIdentity(tx, user.id);
  else if (!(await removeIdentity(tx, user.id, identityId))) throw unknownIdentity();
  const event = { userId: user.id, source, sessionId: asking.sessionId };
  await recordEvent(tx, { ...event, kind: 'identity_unlinked' }, now);
  const reached = isPhone && user.phone !== null ? writePhone(user.phone) : (user.email ?? '');
  const provider = identity ? authProviderName(identity.provider) : reached;
  const device = deviceOf(source.userAgent);
  tell(user, { kind: 'identityUnlinked', device, network: source.network, at: now, provider }, source);
  if (isPhone) return;
  const newEmail = await addressAfter(tx, user, isEmail ? null : identityId);
  if (newEmail === null || user.email === null) return;
  await changeAddress(tx, user.id, newEmail, { isWayIn: false }, now);
  await endChange(tx, user.id);
  await recordEvent(tx, { ...event, kind: 'address_changed' }, now);
  for (const to of [user.email, newEmail]) {
    tell(user, { kind: 'addressChanged', to, oldEmail: user.email, newEmail, at: now }, source);
  }
}

const unknownIdentity = () => new AuthHttpError(422, 'identity_not_found', "Identity doesn't exist");

/**
 * The address of an account that has lost a way in (null: that of the address itself): null where it stays, as another way has it too.
 * The hosted service falls back to an address that nobody has verified; whoever proved that one later would be let into the account.
 */
async function addressAfter(
  tx: Queryable,
  { id, email, email_identity, identities }: AuthUser,
  without: string | null,
): Promise<string | null> {
  // Whoever signs in by phone has no address that could go.
  if (email === null) return null;
  const left = identities.filter((each) => each.id !== without);
  const hasIt = (without !== null && email_identity) || left.some((each) => each.email === email);
  if (hasIt) return null;
  for (const each of left) {
    if (each.email_verified && each.email !== null && !(await isTaken(tx, each.email, id))) return each.email;
  }
  throw lastAddress();
}

const lastAddress = () =>
  new AuthHttpError(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  );

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
