import { type Api, endpoints } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { expect, test } from 'vitest';
import { askStepUp, StepUpGate } from './step-up-gate.ts';

const needed = new ApiError({ status: 403, code: 'insufficient_aal', message: 'no' });
const body = { coins: 42 };

/** Answers in turn with what is given, and writes down what it was asked. */
function gated(...answers: readonly unknown[]) {
  const asked: unknown[] = [];
  const gate = new StepUpGate();
  const api: Api = {
    call: async (_, options) => {
      asked.push(options);
      const answer = answers[asked.length - 1];
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
  return { asked, gate, api: askStepUp(api, gate) };
}

test('what needs the second factor waits for it, and is sent once more as it was', async () => {
  const { asked, gate, api } = gated(needed, 'done');
  const answer = api.call(endpoints.exchange, { body, idempotencyKey: 'k' });
  await expect.poll(() => gate.isAsked.snapshot()).toBe(true);
  gate.end(true);
  expect(await answer).toBe('done');
  expect(asked).toEqual([
    { body, idempotencyKey: 'k' },
    { body, idempotencyKey: 'k' },
  ]);
  expect(gate.isAsked.snapshot()).toBe(false);
});

test('not proved, it fails as it was refused; refused again, it is not asked a second time', async () => {
  const first = gated(needed, 'done');
  const cancelled = first.api.call(endpoints.exchange, { body });
  await expect.poll(() => first.gate.isAsked.snapshot()).toBe(true);
  first.gate.end(false);
  await expect(cancelled).rejects.toBe(needed);
  const second = gated(needed, needed, 'done');
  const again = second.api.call(endpoints.exchange, { body });
  await expect.poll(() => second.gate.isAsked.snapshot()).toBe(true);
  second.gate.end(true);
  await expect(again).rejects.toBe(needed);
  expect(second.asked).toHaveLength(2);
});

test('two that wait are asked for once', async () => {
  const { gate, api } = gated(needed, needed, 1, 2);
  const both = Promise.all([api.call(endpoints.balance), api.call(endpoints.balance)]);
  await expect.poll(() => gate.isAsked.snapshot()).toBe(true);
  gate.end(true);
  expect(await both).toEqual([1, 2]);
});

test('who asks for it themselves, who has gone, and other failures are left alone', async () => {
  const own = gated(needed);
  await expect(own.api.call(endpoints.balance, { asksItself: true })).rejects.toBe(needed);
  const failed = gated(networkError());
  await expect(failed.api.call(endpoints.balance)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  expect([own.gate, failed.gate].map(({ isAsked }) => isAsked.snapshot())).toEqual([false, false]);
  const gone = gated(needed, 'done');
  const leaving = new AbortController();
  const call = gone.api.call(endpoints.balance, { signal: leaving.signal });
  await expect.poll(() => gone.gate.isAsked.snapshot()).toBe(true);
  leaving.abort();
  gone.gate.end(true);
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(gone.asked).toHaveLength(1);
});
