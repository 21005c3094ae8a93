/**
 * The 22 major arcana in the order of their numbers, from 0 to 21: each band of the leaderboard bears one, from The Fool to
 * The World (decisions: Leaderboard).
 */
export const arcana = [
  'fool',
  'magician',
  'priestess',
  'empress',
  'emperor',
  'hierophant',
  'lovers',
  'chariot',
  'strength',
  'hermit',
  'wheel',
  'justice',
  'hangedMan',
  'death',
  'temperance',
  'devil',
  'tower',
  'star',
  'moon',
  'sun',
  'judgement',
  'world',
] as const;

export type Arcanum = (typeof arcana)[number];

const digits = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** The number of a card as it stands on it: Roman, and 0 for The Fool, which has no Roman one (decisions: Leaderboard). */
export function numeralOf(arcanum: Arcanum): string {
  let left: number = arcana.indexOf(arcanum);
  if (left === 0) return '0';
  let numeral = '';
  for (const [value, digit] of digits) for (; left >= value; left -= value) numeral += digit;
  return numeral;
}
