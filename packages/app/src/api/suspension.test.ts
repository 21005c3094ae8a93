import { endpoints } from '@mirror-studio/domain/contract';
import { ApiError, errorStatuses, networkError } from '@mirror-studio/domain/errors';
import { expect, test } from 'vitest';
import { hearSuspension } from './suspension.ts';

const refusal = (code: 'ACCOUNT_SUSPENDED' | 'FORBIDDEN' | 'AUTH_REQUIRED') =>
  new ApiError({ code, status: errorStatuses[code], message: 'no' });

test.each([
  [refusal('ACCOUNT_SUSPENDED'), 1],
  [refusal('FORBIDDEN'), 0],
  [refusal('AUTH_REQUIRED'), 0],
  [networkError(), 0],
])('%o is reported %i times, and thrown as it came', async (thrown, times) => {
  let heard = 0;
  const { api, onSuspended } = hearSuspension({ call: () => Promise.reject(thrown) });
  const stop = onSuspended(() => {
    heard += 1;
  });
  await expect(api.call(endpoints.balance)).rejects.toBe(thrown);
  expect(heard).toBe(times);
  stop();
  await expect(api.call(endpoints.balance)).rejects.toBe(thrown);
  expect(heard).toBe(times);
});

test('an answer passes as it came', async () => {
  const answer = { coins: 1, credits: 2 };
  const { api } = hearSuspension({ call: async () => answer as never });
  expect(await api.call(endpoints.balance)).toBe(answer);
});
