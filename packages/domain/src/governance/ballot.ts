import { ballotNonceBytes } from '../constants/governance.ts';

/** A ballot as the public list has it when the vote has ended: whose it was is nowhere any more. */
export interface PublicBallot {
  /** SHA-256 of `committedText`, in hexadecimal. */
  readonly commitment: string;
  readonly option: string;
  readonly nonce: string;
}

const shape = new RegExp(`^[0-9a-f]{${ballotNonceBytes * 2}}$`);

/**
 * Says whether a text is a number as voters draw it, or a commitment, in hexadecimal (decisions: both have as many digits). Takes it.
 *
 * @returns True or false.
 */
export const isBallotNumber = (text: string): boolean => shape.test(text);

/**
 * The number that a voter drew, in hexadecimal (decisions). Takes bytes by chance, as many as `ballotNonceBytes`.
 *
 * @returns The number.
 */
export const nonceOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The text over which the commitment of a ballot is made, to be encoded as UTF-8 (pages: governance; decisions): it binds the ballot to its
 * proposal and to what was chosen, and without the number nobody can tell which that was.
 *
 * @param proposalId - Of which vote it is.
 * @param option - What was chosen.
 * @param nonce - The number that the voter drew.
 * @returns The text.
 */
export function committedText(proposalId: string, option: string, nonce: string): string {
  return ['mirror-ballot-1', proposalId, option, nonce].join('\n');
}

/**
 * Reads the commitment of a receipt as it was typed or pasted (decisions): blanks and capitals do not matter. Takes it.
 *
 * @returns The commitment; null where it is none.
 */
export function readCommitment(typed: string): string | null {
  const plain = typed.replaceAll(/\s/g, '').toLowerCase();
  return isBallotNumber(plain) ? plain : null;
}

/**
 * A commitment in groups of eight, as a slip shows it (decisions). Takes it.
 *
 * @returns The groups.
 */
export const commitmentGroups = (commitment: string): readonly string[] => commitment.match(/.{1,8}/g) ?? [];
