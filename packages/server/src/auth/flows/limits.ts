import { firstMethod, mailboxOf } from '@mirror-studio/domain/auth';
import type { KnownBrowser } from '../../http/request/known-browser.ts';
import type { Use } from '../../limits/index.ts';
import { AuthHttpError, tooManyRequests } from '../http-error.ts';
import { hasProvedFactorIn, isKnownNetwork } from '../store/networks.ts';
import type { SessionAuthUser } from '../store/users.ts';
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

const refuseText = (waitMs: number) => {
  if (waitMs > 0) throw new AuthHttpError(429, 'over_sms_send_rate_limit', waitMessage(waitMs));
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

/** Counts a text message to a number, as mail to an address is; they cost money, so a network may ask for fewer a day. */
export async function countText(
  services: WithKeys,
  phone: string,
  { network }: Origin,
  more: readonly Use[] = [],
) {
  const uses: Use[] = [...mailUses(phone, network), { limit: 'textFromNetworkADay', of: [network] }, ...more];
  if (!(await isKnown(services, phone, network)))
    uses.push({ limit: 'mailToMailboxFromStrangers', of: [phone] });
  refuseText(await services.limits.take(uses));
  return uses;
}

const codeOf = (email: string, network: string): Use => ({
  limit: 'mailCodeOfAddress',
  of: [email, network],
});

/** A mail that is asked for in a network may be tried from there anew, whether one is sent or not. */
export const forgetMailCodes = ({ limits }: WithKeys, email: string, { network }: Origin): Promise<void> =>
  limits.forget([codeOf(email, network)]);

/** A code of a mail that may be tried. */
interface CountedCode {
  /** What was counted. */
  readonly uses: readonly Use[];
  /** The digest of the network in which the code must have been asked for; null where any will do. */
  readonly askedIn: string | null;
}

/**
 * Counts a code of a mail that is tried; a right one is given back. Counted by the address and before anything is looked up: it
 * tells nothing of an account, and of many at once none slips through. Returns null where there is no room: what others elsewhere
 * have tried is not counted here. Once strangers have had their tries, whoever asked for a mail may still try the code of their own:
 * that guesses at one code, which a network gets once for each mail.
 */
export async function countMailCode(
  services: WithKeys,
  email: string,
  { network }: Origin,
): Promise<CountedCode | null> {
  const { limits } = services;
  const own = [codeOf(email, network)];
  const isOwners = await isKnown(services, email, network);
  const uses: Use[] = isOwners ? own : [...own, { limit: 'mailCodeOfAddressFromStrangers', of: [email] }];
  if ((await limits.take(uses)) === 0) return { uses, askedIn: null };
  if (isOwners || (await limits.take(own)) > 0) return null;
  return { uses: own, askedIn: limits.digest(network) };
}

/** Counts a code of a change likewise. Where it was asked for is not kept: it comes from a session, which can ask for another. */
export async function countChangeCode(services: WithKeys, to: string, origin: Origin) {
  const counted = await countMailCode(services, to, origin);
  return counted?.askedIn === null ? counted : null;
}

/**
 * Counts the messages about a change of somebody's address: one a minute, and at the new address what anybody asks for there.
 * Returns what was counted. Throws AuthHttpError with the time left.
 */
export async function countAddressChange(
  services: WithKeys,
  userId: string,
  { newEmail, phone }: { readonly newEmail: string; readonly phone: string | null },
  { network }: Origin,
) {
  const uses: Use[] = [
    { limit: 'addressChangeOfUser', of: [userId] },
    { limit: 'mailToMailbox', of: [mailboxOf(newEmail), network] },
    { limit: 'mailToMailboxFromStrangers', of: [mailboxOf(newEmail)] },
    { limit: 'mailFromNetwork', of: [network] },
  ];
  // One to a number costs money.
  if (phone !== null) uses.push({ limit: 'textFromNetworkADay', of: [network] });
  refuseMail(await services.limits.take(uses));
  return uses;
}

/** Counts a message about a change of somebody's number, likewise. Returns what was counted. Throws AuthHttpError with the time left. */
export const countPhoneChange = (services: WithKeys, userId: string, newPhone: string, origin: Origin) =>
  countText(services, newPhone, origin, [{ limit: 'phoneChangeOfUser', of: [userId] }]);

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

/** Counts a code that somebody asks for where they are signed in. Returns what was counted. Throws AuthHttpError with the time left. */
export async function countReauthentication(services: WithKeys, userId: string, { network }: Origin) {
  const uses: Use[] = [
    { limit: 'reauthenticationOfUser', of: [userId] },
    { limit: 'mailFromNetwork', of: [network] },
  ];
  refuseMail(await services.limits.take(uses));
  return uses;
}

const nonceOf = (userId: string): Use => ({ limit: 'codeOfReauthentication', of: [userId] });

/** A new code brings new tries. */
export const forgetNonces = ({ limits }: WithKeys, userId: string): Promise<void> =>
  limits.forget([nonceOf(userId)]);

/** Counts such a code that is tried; a right one is given back. Returns what was counted, null where there is no room. */
export async function countNonce({ limits }: WithKeys, userId: string) {
  const uses = [nonceOf(userId)];
  return (await limits.take(uses)) > 0 ? null : uses;
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

/** What a change of somebody's account counts for: whoever has got into it elsewhere uses up nothing that its owner may ask for. */
export const changeUse = (userId: string, { network }: Origin): Use => ({
  limit: 'changeOfUser',
  of: [userId, network],
});

/** Counts a change of somebody's account, each of which may cost two hashes. Throws AuthHttpError with the time left. */
export function countChange(services: WithKeys, userId: string, origin: Origin): Promise<void> {
  return take(services, [changeUse(userId, origin)]);
}

/**
 * Counts a code of a factor; a right one is given back. Counted before it is checked: of many at once none slips through.
 * Returns what was counted. Throws AuthHttpError with the time left.
 */
export async function countCode(services: WithKeys, factorId: string, by: CodeTry) {
  const uses = await codeUses(services, [factorId], by);
  await take(services, uses);
  return uses;
}

/** Who tries a code of a second factor, and where. */
interface CodeTry {
  readonly user: Pick<SessionAuthUser, 'id' | 'session_amr'>;
  readonly origin: Origin;
  /** The browser, where the factor was proved before. */
  readonly browser: KnownBrowser;
}

/**
 * What a code counts for: a recovery code stands for any factor of its person, so it counts for each of them. A known browser counts by
 * itself. Elsewhere whoever knows the password and tries codes keeps nobody out of a network where the second factor was proved, nor out
 * of a session that began in another way.
 */
export async function codeUses(
  { db, limits }: WithKeys,
  factorIds: readonly string[],
  { user, origin: { network }, browser }: CodeTry,
): Promise<Use[]> {
  const known = browser.id;
  if (known !== null)
    return factorIds.map((id): Use => ({ limit: 'codeOfFactor', of: [id, 'browser', known] }));
  const isOwners = await hasProvedFactorIn(db, user.id, limits.digest(network));
  const way = firstMethod(user.session_amr);
  return factorIds.flatMap((id): Use[] => [
    { limit: 'codeOfFactor', of: [id, network] },
    ...(isOwners ? [] : [{ limit: 'codeOfFactorFromStrangers', of: [id, way] } as const]),
  ]);
}

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
