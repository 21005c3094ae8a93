import type { Api } from '@mirror-studio/domain/contract';
import { ApiError, errorStatuses } from '@mirror-studio/domain/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInviteStatus } from './invitations.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks a server that refuses the first questions. Returns how often it was asked, and the answer where there is one. */
async function ask(refusals: number, code: 'SERVER_ERROR' | 'AUTH_REQUIRED') {
  let asked = 0;
  const call = async () => {
    asked += 1;
    if (asked <= refusals) throw new ApiError({ code, status: errorStatuses[code], message: 'No' });
    return { hasClaimed: true };
  };
  const answered = readInviteStatus({ call } as unknown as Api, new AbortController().signal).catch(
    () => null,
  );
  await vi.runAllTimersAsync();
  const answer = await answered;
  return { asked, answer };
}

test('whether an invitation was claimed is asked once more where the server fails, and not twice', async () => {
  expect(await ask(1, 'SERVER_ERROR')).toEqual({ asked: 2, answer: { hasClaimed: true } });
  expect(await ask(2, 'SERVER_ERROR')).toEqual({ asked: 2, answer: null });
});

test('what another try would not change is not asked again', async () => {
  expect(await ask(1, 'AUTH_REQUIRED')).toEqual({ asked: 1, answer: null });
});
