import { expect, test } from 'vitest';
import { prove, seed } from './prove.ts';

test(`1,000 steps leave what plain arithmetic says (LEDGER_SEED=${seed})`, async () => {
  const counts = await prove(1_000);
  // Most kinds were really done, not only refused.
  expect(counts.size).toBeGreaterThan(12);
});
