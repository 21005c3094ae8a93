import { isEmail, normaliseEmail } from '../auth/email.ts';
import { giftLimits } from '../constants/gifts.ts';
import { checkHandle, readHandle } from '../profile/handle.ts';
import { tidyName } from '../profile/name.ts';

/** To whom coins are given: by the handle of a member, or by an address, whoever has it. */
export type GiftRecipient =
  | { readonly by: 'handle'; readonly handle: string }
  | { readonly by: 'address'; readonly address: string };

/**
 * Reads to whom a gift goes (decisions; pages: gift-coins).
 *
 * @param typed - A handle with or without its @, or an address, as it was typed.
 * @returns Null where it can be neither.
 */
export function readGiftRecipient(typed: string): GiftRecipient | null {
  const address = normaliseEmail(typed);
  if (isEmail(address)) return { by: 'address', address };
  const handle = readHandle(typed);
  const problem = checkHandle(handle);
  // A word may have been reserved after somebody had taken it.
  return problem === null || problem === 'handleReserved' ? { by: 'handle', handle } : null;
}

/**
 * The words of a gift as they are kept: in one line, without the signs that nobody sees (decisions; pages: gift-coins).
 *
 * @param typed - As typed.
 * @returns Text, empty for none.
 */
export const readGiftWords = (typed: string): string => tidyName(typed);

/** Says whether words are more than go with a gift (decisions). Takes them as typed. */
export const isGiftWordsLong = (typed: string): boolean =>
  readGiftWords(typed).length > giftLimits.wordsCharacters;
