import { expect, test } from 'vitest';
import { weights } from './operations.ts';
import { prove, seed } from './prove.ts';

/** Few of these are done among ten thousand steps. */
const rare = ['order', 'claim', 'later', 'remove', 'endDemo', 'month', 'reward'];

test(`10,000 steps of every kind leave what plain arithmetic says (LEDGER_SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  const counts = await prove(10_000);
  // Each was really done, not only refused.
  // Few are rewarded: each person once, and who is in no circle.
  expect(counts.get('reward')).toBeGreaterThan(5);
  for (const what of Object.keys(weights)) {
    if (rare.includes(what)) continue;
    expect([what, counts.get(what) ?? 0]).toEqual([what, expect.toSatisfy((count: number) => count > 20)]);
  }
});
