import { restartLimits } from '@mirror-studio/domain/constants/shell';
import { expect, it, vi } from 'vitest';
import { Restarts } from './restarts.ts';

const { times, withinMs } = restartLimits;

it('lets something begin anew so often in a minute, and logs that it stays ended', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const restarts = new Restarts();
  for (let count = 0; count < times; count += 1) expect(restarts.mayRestart('a fault', count)).toBe(true);
  expect(log.mock.calls).toEqual([]);
  expect(restarts.mayRestart('one more', withinMs - 1)).toBe(false);
  expect(log.mock.calls).toEqual([[expect.stringContaining('stays ended'), 'one more']]);
  // The first of them was a minute ago, the others were not.
  expect(restarts.mayRestart('later', withinMs)).toBe(true);
  expect(restarts.mayRestart('at once', withinMs)).toBe(false);
  log.mockRestore();
});
