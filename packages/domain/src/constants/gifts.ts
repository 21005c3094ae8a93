/**
 * How many characters of words go with a gift, and for how many days coins wait for somebody who is no member yet (pages: gift-coins).
 * Decided: how long a text is taken for a recipient, how often the server looks for coins whose days
 * are over, and how long after a mail to a member about gifts by handle the next one goes out.
 */
export const giftLimits = {
  wordsCharacters: 200,
  heldDays: 14,
  toCharacters: 320,
  sweepMs: 60_000,
  atOnce: 50,
  mailAgainMs: 86_400_000,
  news: 10,
} as const;

/**
 * Placeholders, to be confirmed (decisions: the specification gives no figures of gifts): what one member may give in a day, from 00:00
 * UTC, and above how many coins of a day the second factor must have been proved lately.
 */
export const giftDayLimits = { coins: 500, gifts: 10, secondFactorAboveCoins: 100 } as const;
