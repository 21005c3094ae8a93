import { profileLimits } from '../constants/account.ts';

/**
 * An address as it is kept and compared: without the space around it, in lower case.
 *
 * @param typed - What was typed.
 * @returns The address, checked or not (§5).
 */
export function normaliseEmail(typed: string): string {
  return typed.trim().toLowerCase();
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
 * no spaces, not longer than mail allows (§5). Takes the text as typed; returns true or false. Whether the address
 * exists only a message can tell.
 */
export function isEmail(typed: string): boolean {
  if (typed.length > profileLimits.emailCharacters * 2) return false;
  const email = normaliseEmail(typed);
  if (email.length > profileLimits.emailCharacters) return false;
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
