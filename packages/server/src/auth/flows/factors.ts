import {
  type FactorType,
  factorNameProblem,
  factorTypes,
  isRecentlyProved,
  isStepUpDue,
  levelNeededCode,
} from '@mirror-studio/domain/auth';
import { factorLimits } from '@mirror-studio/domain/constants/sign-in';
import { tidyName } from '@mirror-studio/domain/profile';
import type { SecurityEventKind } from '@mirror-studio/domain/sessions';
import type { Queryable } from '../../database/index.ts';
import { AuthHttpError, refuseBanned, validationFailed } from '../http-error.ts';
import { hashToken, newToken } from '../keys/secrets.ts';
import { newTotpSecret, stepOfCode, totpQrCode, totpUri } from '../keys/totp.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import {
  addChallenge,
  addFactor,
  challengeOf,
  endBegunChanges,
  type Factor,
  factorOf,
  factorsToChange,
  lockFactors,
  raiseSession,
  removeChallenge,
  removeFactor,
  type SecondProof,
  useCode,
} from '../store/factors.ts';
import { isLately } from '../store/lately.ts';
import { rememberProof } from '../store/networks.ts';
import { forgetAllRemembered } from '../store/remembered.ts';
import { addToken, sessionById } from '../store/sessions.ts';
import { lockUser, type SessionAuthUser, userById, userOfSession } from '../store/users.ts';
import { countCode, type Origin } from './limits.ts';
import { tokenResponse, type WithKeys } from './session.ts';

const type = 'totp' satisfies FactorType;

const isProved = ({ status }: Pick<Factor, 'status'>) => status === 'verified';

/** What is said of what needs the second level, in the hosted service's words. */
export const levelNeeded = {
  change: 'AAL2 session is required to update email or password when MFA is enabled.',
  enrol: 'AAL2 required to enroll a new factor',
  unenrol: 'AAL2 required to unenroll verified factor',
};

/** Throws AuthHttpError where somebody with a second factor has not proved it lately in this session. */
function requireSecondLevel(
  { clock }: Pick<WithKeys, 'clock'>,
  user: SessionAuthUser,
  status: number,
  message: string,
): void {
  if (!isRecentlyProved(user.session_amr, clock.now().getTime())) {
    throw new AuthHttpError(status, 'insufficient_aal', message);
  }
}

/**
 * Throws AuthHttpError for a session in which the second factor is still to be proved. Takes the hosted service's status and words where
 * it refuses the same; by default they are ours.
 */
export function refuseStepUpDue(
  { session_aal: level, session_amr: ways, factors }: SessionAuthUser,
  status = 403,
  message = 'AAL2 session is required once a factor is verified.',
): void {
  if (isStepUpDue({ level, ways, hasFactor: factors.some(isProved) }))
    throw new AuthHttpError(status, levelNeededCode, message);
}

/**
 * Looks once more, inside the transaction of a change, whether the session may make it: while the request was on its way it may have
 * ended, or a second factor may have been proved elsewhere. Locks the user. Throws AuthHttpError.
 */
export async function requireStillAllowed(tx: Queryable, userId: string, sessionId: string): Promise<void> {
  await lockUser(tx, userId);
  const user = await userOfSession(tx, userId, sessionId);
  if (!user) throw sessionEnded();
  refuseStepUpDue(user, 401, levelNeeded.change);
}

const sessionEnded = () => new AuthHttpError(403, 'session_not_found', 'Session has ended');

/** What of an account may be changed only by who has proved the second factor, once there is one. Throws AuthHttpError. */
export function requireFactorForChange(services: WithKeys, user: SessionAuthUser): void {
  if (user.factors.some(isProved)) {
    requireSecondLevel(services, user, 401, levelNeeded.change);
  }
}

/** Begins a second factor: gives its secret, as text, as an address and as a code to scan. Throws AuthHttpError. */
export async function enrol(
  services: WithKeys,
  user: SessionAuthUser,
  given: { readonly factorType: string | null; readonly name: string | null },
) {
  refuseOtherKinds(given.factorType);
  const name = tidyName(given.name ?? '') || null;
  if (name !== null && factorNameProblem(name) !== null) {
    throw validationFailed(`friendly_name may have ${factorLimits.nameCharacters} characters`);
  }
  if (user.is_anonymous) throw validationFailed('An anonymous user has no second factor');
  const [id, secret, now] = [crypto.randomUUID(), newTotpSecret(), services.clock.now()];
  await services.db.transaction(async (tx) => {
    const known = await factorsToChange(tx, user.id, now);
    if (known.length >= factorLimits.most) {
      throw new AuthHttpError(
        422,
        'too_many_enrolled_mfa_factors',
        'Maximum number of verified factors reached, unenroll to continue',
      );
    }
    if (known.some(isProved)) {
      requireSecondLevel(services, user, 403, levelNeeded.enrol);
    }
    if (name !== null && known.some(({ friendly_name }) => friendly_name === name)) {
      throw new AuthHttpError(
        422,
        'mfa_factor_name_conflict',
        `A factor with the friendly name "${name}" for this user already exists`,
      );
    }
    await addFactor(tx, { id, user_id: user.id, friendly_name: name, secret }, now);
  });
  const uri = totpUri(secret, user.email ?? user.id);
  return { id, type, friendly_name: name ?? '', totp: { qr_code: totpQrCode(uri), secret, uri } };
}

function refuseOtherKinds(asked: string | null): void {
  if (asked === type) return;
  if (!factorTypes.some((known) => known === asked)) {
    throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  }
  throw asked === 'phone'
    ? new AuthHttpError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    : new AuthHttpError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
}

async function requireFactor(services: WithKeys, user: SessionAuthUser, id: string): Promise<Factor> {
  const factor = await factorOf(services.db, user.id, id);
  if (!factor) throw factorNotFound();
  return factor;
}

const factorNotFound = () => new AuthHttpError(404, 'mfa_factor_not_found', 'Factor not found');

/** Asks for a code of a factor. Throws AuthHttpError when it is not one of the user's. */
export async function challenge(services: WithKeys, user: SessionAuthUser, factorId: string) {
  const factor = await requireFactor(services, user, factorId);
  const now = services.clock.now();
  const id = await addChallenge(services.db, factor.id, now);
  return { id, type, expires_at: Math.floor((now.getTime() + factorLimits.challengeMs) / 1000) };
}

/**
 * Answers a challenge with a code: the session reaches the second level, and a new factor is proved. Returns the token response.
 * Throws AuthHttpError; what is wrong counts for a limit of the factor.
 */
export async function verifyCode(
  services: WithKeys,
  user: SessionAuthUser,
  sessionId: string,
  given: { readonly factorId: string; readonly challengeId: string; readonly code: string },
  source: RequestSource,
  origin: Origin,
) {
  const factor = await requireFactor(services, user, given.factorId);
  const now = services.clock.now();
  const asked = await challengeOf(services.db, factor.id, given.challengeId);
  if (!asked) {
    throw new AuthHttpError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  // Of the last moment one is still good, as there.
  if (!isLately(asked.created_at, now, factorLimits.challengeMs + 1)) {
    await removeChallenge(services.db, asked.id);
    throw new AuthHttpError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${asked.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  const browser = source.knownFor(user.id);
  const counted = await countCode(services, factor.id, { user, origin, browser });
  const step = stepOfCode(factor.secret, given.code, now);
  const wrong = new AuthHttpError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  if (step === null) throw wrong;
  const raised = await services.db.transaction(async (tx) => {
    const known = await lockFactors(tx, user.id);
    const current = known.find(({ id }) => id === factor.id);
    if (!current) throw factorNotFound();
    const kind = isProved(current) ? 'factor_used' : 'factor_added';
    if (kind === 'factor_added') {
      // Whoever knows the secret of one that was only begun has proved nothing by it beside one that is in force.
      const isFirst = !known.some(isProved);
      if (!isFirst && (await sessionById(tx, sessionId))?.aal !== 'aal2') {
        throw new AuthHttpError(403, levelNeededCode, levelNeeded.enrol);
      }
      await forgetAllRemembered(tx, user.id);
      if (isFirst) await endBegunChanges(tx, user.id);
    }
    if (!(await useCode(tx, factor.id, step, now))) throw wrong;
    const proof = { method: type, factorId: factor.id } as const;
    return raise(tx, { userId: user.id, sessionId, source, kind, proof }, now);
  });
  await services.limits.giveBack(counted);
  await rememberProof(services.db, user.id, services.limits.digest(origin.network), now);
  browser.remember();
  return tokenResponse(services, raised.user, raised.session, raised.token);
}

interface Raising {
  readonly userId: string;
  readonly sessionId: string;
  readonly source: RequestSource;
  /** What the security log says of it. */
  readonly kind: SecurityEventKind;
  readonly proof: SecondProof;
}

/**
 * Raises a session inside a transaction, and gives it a new refresh token in place of those that it had. Throws AuthHttpError
 * where the session has ended, or the person is suspended.
 */
export async function raise(tx: Queryable, { proof, kind, ...by }: Raising, now: Date) {
  const session = await sessionById(tx, by.sessionId);
  if (!session) throw sessionEnded();
  const endedOthers = await raiseSession(tx, session, proof, now);
  await recordEvent(tx, { ...by, kind }, now);
  if (endedOthers > 0) await recordEvent(tx, { ...by, kind: 'others_ended' }, now);
  const token = newToken();
  await addToken(tx, hashToken(token), by.sessionId, null, now);
  const [user, raised] = [await userById(tx, by.userId), await sessionById(tx, by.sessionId)];
  if (!user || !raised) throw new Error('The session that was just raised is missing.');
  refuseBanned(user, 403);
  return { user, session: raised, token };
}

/** Removes a factor; a proved one only in a session of the second level. Throws AuthHttpError. */
export async function unenrol(
  services: WithKeys,
  user: SessionAuthUser,
  sessionId: string,
  factorId: string,
  source: RequestSource,
) {
  const factor = await requireFactor(services, user, factorId);
  await services.db.transaction(async (tx) => {
    // It may have been proved, or removed, since it was looked at.
    const current = (await lockFactors(tx, user.id)).find(({ id }) => id === factor.id);
    if (!current) return;
    if (isProved(current)) requireSecondLevel(services, user, 422, levelNeeded.unenrol);
    await removeFactor(tx, current);
    // One that was not proved never was in force.
    if (!isProved(current)) return;
    await forgetAllRemembered(tx, user.id);
    const event = { userId: user.id, kind: 'factor_removed', source, sessionId } as const;
    await recordEvent(tx, event, services.clock.now());
  });
  return { id: factor.id };
}
