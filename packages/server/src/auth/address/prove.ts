import type { AddressSide } from '@mirror-studio/domain/auth';
import type { Queryable } from '../../database/index.ts';
import { isSameHash } from '../../http/request/is-same-hash.ts';
import { countAddressCode, countChangeCode, type Origin } from '../flows/limits.ts';
import { type Tell, withNews } from '../flows/news.ts';
import { codeRefused } from '../flows/open-link.ts';
import { startSession, type WithKeys } from '../flows/session.ts';
import { AuthHttpError } from '../http-error.ts';
import { mailCodeHash } from '../keys/mail-codes.ts';
import { hashToken } from '../keys/secrets.ts';
import type { RequestSource } from '../source.ts';
import { recordEvent } from '../store/events.ts';
import { userById } from '../store/users.ts';
import { isProvedOn } from './request.ts';
import {
  type AddressProof,
  changeAddress,
  changeOf,
  endChange,
  isTaken,
  lockChange,
  lockProofsWithCode,
  proofByHash,
  recipientOf,
  useProof,
} from './store.ts';

/** What became of a change by a proof: whose it is, and whether both addresses are proved by it. */
export interface Proved {
  readonly userId: string;
  readonly newEmail: string;
  readonly side: AddressSide;
  /** It is the first address of somebody who has had a number alone. */
  readonly isFirst: boolean;
  readonly isChanged: boolean;
}

const refused = () => new AuthHttpError(403, 'otp_expired', 'Email link is invalid or has expired');

/** What the link of a message would prove. Changes nothing: programs that check mail open links. Throws AuthHttpError. */
export async function lookAtProof(services: WithKeys, token: string) {
  const proof = await proofByHash(services.db, hashToken(token));
  const change = proof && (await lockChange(services.db, proof.change_id, services.clock.now()));
  if (!proof || !change) throw refused();
  return { email: proof.email, newEmail: change.new_email, side: proof.side };
}

/** Proves an address by the link of its message, once. Throws AuthHttpError. */
export async function proveByLink(services: WithKeys, token: string, source: RequestSource): Promise<Proved> {
  const proved = await withNews(services, async (tx, tell) => {
    const proof = await proofByHash(tx, hashToken(token));
    return proof ? prove(services, tx, proof, { source, sessionId: null }, tell) : null;
  });
  if (!proved) throw refused();
  return proved;
}

/**
 * Proves an address by its code and by call, as the hosted service does. The second proof signs in. Throws AuthHttpError.
 */
export async function proveByCall(
  services: WithKeys,
  typed: { readonly email: string; readonly code: string },
  origin: Origin,
  source: RequestSource,
) {
  const counted = await countChangeCode(services, typed.email, origin);
  if (!counted) throw codeRefused();
  const answer = await withNews(services, async (tx, tell) => {
    const proof = await proofByCode(services, tx, typed.email, typed.code);
    const proved = proof && (await prove(services, tx, proof, { source, sessionId: null }, tell));
    if (!proved?.isChanged) return proved ? singleConfirmation : null;
    return startSession(services, tx, { userId: proved.userId, method: 'otp', source }, tell);
  });
  if (!answer) throw codeRefused();
  await services.limits.giveBack(counted.uses);
  return answer;
}

/** The link of a message, by call. */
export async function proveTokenByCall(services: WithKeys, token: string, source: RequestSource) {
  const { isChanged, userId } = await proveByLink(services, token, source);
  if (!isChanged) return singleConfirmation;
  return withNews(services, (tx, tell) =>
    startSession(services, tx, { userId, method: 'otp', source }, tell),
  );
}

/** The hosted service's answer to the first of the two. */
const singleConfirmation = {
  code: '200',
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
} as const;

/** Proves an address by the code that somebody types where they are signed in. Throws AuthHttpError. */
export async function proveOwn(
  services: WithKeys,
  by: { readonly userId: string; readonly sessionId: string; readonly source: RequestSource },
  typed: { readonly side: AddressSide; readonly code: string },
): Promise<Proved> {
  const counted = await countAddressCode(services, by.userId);
  const proved = await withNews(services, async (tx, tell) => {
    const change = await changeOf(tx, by.userId, services.clock.now());
    if (!change) return null;
    const proof = await proofByCode(services, tx, recipientOf(change, typed.side), typed.code, change.id);
    return proof ? prove(services, tx, proof, by, tell) : null;
  });
  if (!proved) throw codeRefused();
  await services.limits.giveBack(counted);
  return proved;
}

async function proofByCode(
  services: WithKeys,
  tx: Queryable,
  email: string,
  code: string,
  changeId?: string,
): Promise<AddressProof | undefined> {
  const waiting = await lockProofsWithCode(tx, email, services.clock.now());
  const [proof] = waiting.filter(
    (each) =>
      isSameHash(mailCodeHash(services.limits, each.hash, code), each.code_hash) &&
      [undefined, each.change_id].includes(changeId),
  );
  return proof;
}

/**
 * Takes an address as proved, and when both are, changes it: both are told. Returns null where the change is over, or the address has
 * become another person's meanwhile.
 */
async function prove(
  services: WithKeys,
  tx: Queryable,
  proof: AddressProof,
  by: { readonly source: RequestSource; readonly sessionId: string | null },
  tell: Tell,
): Promise<Proved | null> {
  const now = services.clock.now();
  const change = await lockChange(tx, proof.change_id, now);
  if (!change || !(await useProof(tx, proof, now))) return null;
  const { user_id: userId, old_email: oldEmail, new_email: newEmail } = change;
  const event = { userId, source: by.source, sessionId: by.sessionId };
  await recordEvent(tx, { ...event, kind: 'address_proved' }, now);
  const proved = { userId, newEmail, side: proof.side, isFirst: oldEmail === null };
  if (!isProvedOn(change, proof.side === 'old' ? 'new' : 'old')) return { ...proved, isChanged: false };
  await endChange(tx, userId);
  if (await isTaken(tx, newEmail, userId)) return null;
  await changeAddress(tx, userId, newEmail, { isWayIn: true }, now);
  await recordEvent(tx, { ...event, kind: 'address_changed' }, now);
  const user = await userById(tx, userId);
  if (!user) return null;
  if (oldEmail === null) tell(user, { kind: 'addressFirst', newEmail, at: now }, by.source);
  else {
    for (const to of [oldEmail, newEmail])
      tell(user, { kind: 'addressChanged', to, oldEmail, newEmail, at: now }, by.source);
  }
  return { ...proved, isChanged: true };
}
