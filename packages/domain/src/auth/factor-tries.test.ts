import { expect, it } from 'vitest';
import { rateLimits } from '../constants/rate-limits.ts';
import { triesAfterWrong } from './index.ts';

const { burst, everyMs } = rateLimits.codeOfFactor;

it('counts down with each wrong code, and up again with the time', () => {
  const left: number[] = [];
  let fullAtMs = 0;
  for (let time = 0; time <= burst; time++) {
    const tries = triesAfterWrong(fullAtMs, 1_000);
    left.push(tries.triesLeft);
    fullAtMs = tries.fullAtMs;
  }
  expect(left).toEqual([4, 3, 2, 1, 0, 0]);
  expect(triesAfterWrong(1_000 + burst * everyMs, 1_000 + 2 * everyMs).triesLeft).toBe(1);
  expect(triesAfterWrong(1_000, 10 * everyMs).triesLeft).toBe(burst - 1);
});
