export * from './amount.ts';
export * from './recipient.ts';

/** Decided: what becomes of a gift. `waiting`: nobody has it yet, or whoever gave it is not told. `returned`: it went back. */
export const giftStates = ['waiting', 'received', 'returned'] as const;
export type GiftState = (typeof giftStates)[number];

/** Gifts that somebody gave, and those that somebody got (pages: gift-coins). */
export const giftBoxes = ['received', 'sent'] as const;
export type GiftBox = (typeof giftBoxes)[number];
