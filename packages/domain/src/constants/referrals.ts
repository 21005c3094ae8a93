/**
 * Decided: how often the server looks for rewards that are due and how many it gives at once, how many pieces of news are told at
 * once; for how long a browser and a network are remembered by which somebody was invited, and from how many people of one network
 * a reward can come in that time (pages: referrals).
 */
export const referralLimits = {
  sweepMs: 60_000,
  atOnce: 50,
  news: 10,
  deviceDays: 30,
  networkDays: 1,
  networkClaims: 3,
  refusals: 100,
} as const;

/**
 * Placeholders, to be confirmed (decisions: the specification gives no figures of referrals): what each of the two gets when the
 * invited person has finished a first shoot, and for how many people somebody gets it in a month, from its first day 00:00 UTC.
 */
export const referralReward = { coins: 100, peopleAMonth: 10 } as const;
