/** Decided: how many creators somebody may follow, mute and block, each, and how long the words of a report may be. */
export const communityLimits = {
  follow: 2_000,
  mute: 2_000,
  block: 2_000,
  reportCharacters: 500,
} as const;

/**
 * Decided: of how many days somebody hears who was never told, or was long away; how many works are told of at once, of each kind, and how much of what was hidden and restored;
 * and how long what has happened is left to settle, since what is written at the same time is not seen at the same time. What the
 * studio could not tell for `mailAfterMs` is told by mail, once in `mailEveryMs` at most; how often the server looks, for how many at
 * once, and when it tries again what could not be sent.
 */
export const communityNewsLimits = {
  days: 7,
  works: 5,
  moderated: 50,
  settleMs: 5_000,
  mailAfterMs: 3_600_000,
  mailEveryMs: 86_400_000,
  sweepMs: 300_000,
  atOnce: 50,
  mailAgainMs: 600_000,
} as const;
