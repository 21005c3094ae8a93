import { mailboxOf } from '@mirror-studio/domain/auth';
import type { Use } from '../../limits/index.ts';
import { AuthHttpError, tooManyRequests } from '../http-error.ts';
import { isKnownNetwork } from '../store/networks.ts';
import type { WithKeys } from './session.ts';

/** Where a request comes from. */
export interface Origin {
  /** IPv4 by itself, IPv6 by its /64. */
  readonly network: string;
  /** The network and the browser, hashed: two requests of one place most likely are of one person. */
  readonly place: string;
}

/** The hosted service's sentence; the app reads the seconds from it. */
const waitMessage = (waitMs: number) =>
  `For security purposes, you can only request this after ${Math.ceil(waitMs / 1000)} seconds.`;

const mailUses = (email: string, network: string): Use[] => [
  { limit: 'mailToAddress', of: [email, network] },
  { limit: 'mailToMailbox', of: [mailboxOf(email), network] },
  { limit: 'mailFromNetwork', of: [network] },
];

const refuseMail = (waitMs: number) => {
  if (waitMs > 0) throw new AuthHttpError(429, 'over_email_send_rate_limit', waitMessage(waitMs));
};

/** Refuses a message that is refused already, before anything is hashed or asked of the database for it. */
export function refuseKnownMail({ limits }: WithKeys, email: string, { network }: Origin): void {
  refuseMail(limits.knownWait(mailUses(email, network)));
}

/**
 * Counts a message to an address that somebody asks for. What is counted does not depend on whether the address has an
 * account, nor does anybody elsewhere use up what its owner may ask for.
 * Returns what was counted, to be given back when nothing is sent. Throws AuthHttpError with the time left.
 */
export async function countMail(services: WithKeys, email: string, { network }: Origin) {
  const uses = mailUses(email, network);
  if (!(await isKnown(services, email, network))) {
    uses.push({ limit: 'mailToMailboxFromStrangers', of: [mailboxOf(email)] });
  }
  refuseMail(await services.limits.take(uses));
  return uses;
}

const codeOf = (email: string, network: string): Use => ({
  limit: 'mailCodeOfAddress',
  of: [email, network],
});

/** A mail that is asked for in a network may be tried from there anew, whether one is sent or not. */
export const forgetMailCodes = ({ limits }: WithKeys, email: string, { network }: Origin): Promise<void> =>
  limits.forget([codeOf(email, network)]);

/**
 * Counts a code of a mail that is tried; a right one is given back. Counted by the address and before anything is looked up: it
 * tells nothing of an account, and of many at once none slips through. Returns what was counted, null where there is no room: what
 * others elsewhere have tried is not counted here.
 */
export async function countMailCode(services: WithKeys, email: string, { network }: Origin) {
  const uses = [codeOf(email, network)];
  if (!(await isKnown(services, email, network))) {
    uses.push({ limit: 'mailCodeOfAddressFromStrangers', of: [email] });
  }
  return (await services.limits.take(uses)) > 0 ? null : uses;
}

/**
 * Counts the messages about a change of somebody's address: one a minute, and at the new address what anybody asks for there.
 * Returns what was counted. Throws AuthHttpError with the time left.
 */
export async function countAddressChange(
  services: WithKeys,
  userId: string,
  newEmail: string,
  { network }: Origin,
) {
  const uses: Use[] = [
    { limit: 'addressChangeOfUser', of: [userId] },
    { limit: 'mailToMailbox', of: [mailboxOf(newEmail), network] },
    { limit: 'mailToMailboxFromStrangers', of: [mailboxOf(newEmail)] },
    { limit: 'mailFromNetwork', of: [network] },
  ];
  refuseMail(await services.limits.take(uses));
  return uses;
}

const addressCodeOf = (userId: string): Use => ({ limit: 'codeOfAddressChange', of: [userId] });

/** New messages about a change bring new tries. */
export const forgetAddressCodes = ({ limits }: WithKeys, userId: string): Promise<void> =>
  limits.forget([addressCodeOf(userId)]);

/** Counts a code of a change of somebody's address; a right one is given back. Throws AuthHttpError with the time left. */
export async function countAddressCode(services: WithKeys, userId: string) {
  const uses = [addressCodeOf(userId)];
  await take(services, uses);
  return uses;
}

/**
 * Counts an attempt to sign in by password; a right one is given back. Counted before it is checked: of many at once
 * none slips through. Returns what was counted. Throws AuthHttpError with the time left.
 */
export async function countPassword(services: WithKeys, email: string, { network }: Origin) {
  const uses: Use[] = [
    { limit: 'passwordOfAccount', of: [email, network] },
    { limit: 'passwordFromNetwork', of: [network] },
  ];
  if (!(await isKnown(services, email, network))) {
    uses.push({ limit: 'passwordOfAccountFromStrangers', of: [email] });
  }
  await take(services, uses);
  return uses;
}

/** Counts a change of somebody's account, each of which may cost two hashes. Throws AuthHttpError with the time left. */
export function countChange(services: WithKeys, userId: string): Promise<void> {
  return take(services, [{ limit: 'changeOfUser', of: [userId] }]);
}

/**
 * Counts a code of a factor; a right one is given back. Counted before it is checked: of many at once none slips through.
 * Returns what was counted. Throws AuthHttpError with the time left.
 */
export async function countCode(services: WithKeys, factorId: string) {
  const uses = codeUses([factorId]);
  await take(services, uses);
  return uses;
}

/** What a code counts for: a recovery code stands for any factor of its person, so it counts for each of them. */
export const codeUses = (factorIds: readonly string[]): Use[] =>
  factorIds.map((id) => ({ limit: 'codeOfFactor', of: [id] }));

/** Counts a demonstration account that is opened. Throws AuthHttpError with the time left. */
export function countDemo(services: WithKeys, { network }: Origin): Promise<void> {
  return take(services, [{ limit: 'demoFromNetwork', of: [network] }]);
}

/** Counts a code or token that is tried. Throws AuthHttpError with the time left. */
export function countToken(services: WithKeys, { network }: Origin): Promise<void> {
  return take(services, [{ limit: 'tokenFromNetwork', of: [network] }]);
}

async function take(services: WithKeys, uses: readonly Use[]): Promise<void> {
  const waitMs = await services.limits.take(uses);
  if (waitMs > 0) throw tooManyRequests(waitMessage(waitMs));
}

function isKnown({ db, limits }: WithKeys, email: string, network: string): Promise<boolean> {
  return isKnownNetwork(db, email, limits.digest(network));
}
