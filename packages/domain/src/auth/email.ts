import { profileLimits } from '../constants/account.ts';

/**
 * An address as it is kept and compared: without the space around it and the signs that nobody sees (what is pasted brings them
 * along, such as marks of the direction of writing), in lower case, each letter written in one way; in the host also the wide and
 * narrow letters that mail programmes take for plain ones, so that one mailbox is one address.
 *
 * @param typed - What was typed.
 * @returns The address, checked or not (§5).
 */
export function normaliseEmail(typed: string): string {
  const plain = typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  const host = plain.lastIndexOf('@') + 1;
  return host === 0 ? plain : plain.slice(0, host) + plain.slice(host).normalize('NFKC').toLowerCase();
}

/** Providers that read an address without its dots, by every name they have. */
const dotless: Readonly<Record<string, string>> = { 'gmail.com': 'gmail.com', 'googlemail.com': 'gmail.com' };

/**
 * The mailbox that an address most likely ends up in: what stands behind a plus chooses no other one, nor do dots
 * where the provider ignores them. For counting messages (§5), never for telling people apart.
 *
 * @param email - An address.
 * @returns Its mailbox in lower case.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = normaliseEmail(email).split('@');
  const own = name.split('+')[0] ?? '';
  const provider = dotless[host];
  return provider === undefined ? `${own}@${host}` : `${own.replaceAll('.', '')}@${provider}`;
}

/**
 * Says whether what is typed can be an email address: one '@', a name before it, a host with a dot after it,
 * no spaces and nothing that is no sign, not longer than mail allows (§5). Takes the text as typed; returns true or false. Whether the address
 * exists only a message can tell.
 */
export function isEmail(typed: string): boolean {
  if (typed.length > profileLimits.emailCharacters * 2) return false;
  const email = normaliseEmail(typed);
  if (email.length > profileLimits.emailCharacters) return false;
  if (/[\p{Cc}\p{Cs}]/u.test(email)) return false;
  const parts = /^([^\s@<>()[\],;:"\\]+)@([^\s@]+)$/.exec(email);
  const name = parts?.[1];
  const host = parts?.[2];
  if (name === undefined || host === undefined || name.length > 64) return false;
  if (name.startsWith('.') || name.endsWith('.') || name.includes('..')) return false;
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}]([\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  );
}
