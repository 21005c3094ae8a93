/** Decided: how far somebody got who was invited: they joined, have finished a first shoot, and both were rewarded. */
export const referralSteps = ['joined', 'shot', 'rewarded'] as const;
export type ReferralStep = (typeof referralSteps)[number];

/**
 * Decided: why an invitation earns nothing: it is one's own, or comes back in a circle; the address is one of a day; the person is not
 * new; somebody else was invited with the same browser, or several from one network.
 */
export const referralRefusals = [
  'oneself',
  'circle',
  'throwAway',
  'notNew',
  'sameDevice',
  'sameNetwork',
] as const;
export type ReferralRefusal = (typeof referralRefusals)[number];

const cover = '•••';

/**
 * A name of which as much is shown as its owner needs who knows them: the first sign of each of two words (decisions; pages: referrals, masked).
 *
 * @param name - As its owner keeps it.
 * @returns The same length for every name; empty for none.
 */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  const first = (word = '') => new Intl.Segmenter().segment(word)[Symbol.iterator]().next().value?.segment;
  return shown.map((word) => `${first(word) ?? ''}${cover}`).join(' ');
}

/**
 * When the month of a moment began: its first day, 00:00 UTC (decisions: a cap a month).
 *
 * @param now - A moment.
 */
export const referralMonthBeganAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));

/**
 * When the next month begins (decisions: a cap a month).
 *
 * @param now - A moment.
 */
export const referralMonthEndsAt = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1));
