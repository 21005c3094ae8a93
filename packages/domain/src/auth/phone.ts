import { latinDigits } from '../texts/latin-digits.ts';

/** What people and address books put between the figures of a number, and what nobody sees. */
const between = /[\p{Cf}\s().-]/gu;

/**
 * A phone number as it is kept and compared, as the hosted service keeps it: its figures alone, with those of the country first
 * (E.164, §7).
 *
 * @param typed - What was typed, with the plus of the country or without it.
 * @returns The figures; null for what cannot be a number.
 */
export function readPhone(typed: string): string | null {
  const figures = latinDigits(typed).replace(between, '').replace(/^\+/, '');
  return /^[1-9]\d{1,14}$/.test(figures) ? figures : null;
}

/** The type of what the message of a change of somebody's number carries, as the client library names it (§7). */
export const phoneChangeType = 'phone_change';

/** A number as people write it, and as a message is sent to it. Takes it as it is kept. */
export const writePhone = (phone: string): string => `+${phone}`;
