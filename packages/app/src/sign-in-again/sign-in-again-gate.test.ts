import { type Api, endpoints } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { expect, test } from 'vitest';
import type { Session } from '../session/session.ts';
import { askSignIn, SignInAgainGate } from './sign-in-again-gate.ts';

const over = new ApiError({ status: 401, code: 'AUTH_REQUIRED', message: 'no' });
const mara: Session = {
  status: 'signedIn',
  user: { id: 'mara', email: 'mara@example.test', isDemo: false },
  isStepUpDue: false,
};
const unproved: Session = { ...mara, isStepUpDue: true };
const other: Session = { ...mara, user: { ...mara.user, id: 'otto' } };
const ended: Session = { status: 'signedOut', isExpired: true };

function gateOf({ hasWork = true } = {}) {
  const left: string[] = [];
  const resumed: Session[] = [];
  const gate = new SignInAgainGate({
    resume: (session) => resumed.push(session),
    leave: () => left.push('left'),
  });
  gate.watch(() => hasWork);
  return { gate, left, resumed };
}
/** A gate over a page whose session has just ended, and an API that answers in turn. */
function held(...answers: readonly unknown[]) {
  const { gate, left } = gateOf();
  const asked: unknown[] = [];
  gate.next(ended, mara);
  const api: Api = {
    call: async (_, options) => {
      asked.push(options);
      const answer = answers[asked.length - 1];
      if (answer instanceof Error) throw answer;
      return answer as never;
    },
  };
  return { gate, left, asked, api: askSignIn(api, gate) };
}

test('a page with work stays as it is when its session ends by itself, and asks for its person', () => {
  const { gate, resumed } = gateOf();
  expect(gate.next(ended, mara)).toBe(mara);
  expect([gate.isHolding, gate.asked.snapshot()]).toEqual([
    true,
    { email: 'mara@example.test', isProofDue: false, isIn: false },
  ]);
  gate.finish();
  expect([gate.isHolding, resumed]).toEqual([true, []]);
  const again = { ...mara };
  expect(gate.next(again, mara)).toBe(mara);
  expect([gate.asked.snapshot()?.isIn, resumed]).toEqual([true, []]);
  gate.finish();
  expect([gate.isHolding, gate.asked.snapshot(), resumed]).toEqual([false, null, [again]]);
});

test('with the dialog closed it goes on at once, and so it does when the dialog is closed after the sign-in', () => {
  const { gate, resumed } = gateOf();
  gate.next(ended, mara);
  gate.cancel();
  gate.next(mara, mara);
  expect([gate.isHolding, resumed.length]).toEqual([false, 1]);
  gate.next(ended, mara);
  gate.next(mara, mara);
  gate.cancel();
  expect([gate.isHolding, resumed.length]).toEqual([false, 2]);
});

test('one without work goes, and so does one whose person signed out, or has no address', () => {
  expect(gateOf({ hasWork: false }).gate.next(ended, mara)).toBe(ended);
  const signedOut: Session = { status: 'signedOut', isExpired: false };
  expect(gateOf().gate.next(signedOut, mara)).toBe(signedOut);
  const demo: Session = { ...mara, user: { id: 'demo', email: '', isDemo: true } };
  expect(gateOf().gate.next(ended, demo)).toBe(ended);
  expect(gateOf().gate.next(ended, { status: 'unknown' })).toBe(ended);
});

test('the second factor is asked for in the same place, and anew when that session ends too', () => {
  const { gate } = gateOf();
  gate.next(ended, mara);
  expect(gate.next(unproved, mara)).toBe(mara);
  expect(gate.asked.snapshot()).toMatchObject({ isProofDue: true });
  expect(gate.next(ended, mara)).toBe(mara);
  expect(gate.asked.snapshot()).toMatchObject({ isProofDue: false });
  gate.next(unproved, mara);
  gate.next(mara, mara);
  gate.finish();
  expect(gate.isHolding).toBe(false);
});

test('somebody else gets nothing of the page', () => {
  const { gate, left } = gateOf();
  gate.next(ended, mara);
  expect(gate.next(other, mara)).toBe(mara);
  expect(left).toEqual(['left']);
});

test('what was refused is sent once more as it was, when the same person is in again', async () => {
  const { asked, gate, api } = held(over, 'done');
  const body = { coins: 42 };
  const answer = api.call(endpoints.exchange, { body, idempotencyKey: 'k' });
  await expect.poll(() => asked.length).toBe(1);
  gate.next(mara, mara);
  gate.finish();
  expect(await answer).toBe('done');
  expect(asked).toEqual([
    { body, idempotencyKey: 'k' },
    { body, idempotencyKey: 'k' },
  ]);
});

test('closed, it fails as it was refused; a change opens it again, and what only reads does not', async () => {
  const { gate, api } = held(over, over, over, 'done');
  const first = api.call(endpoints.exchange, { body: { coins: 1 }, idempotencyKey: 'k' });
  await Promise.resolve();
  await expect.poll(() => gate.asked.snapshot()).not.toBeNull();
  // The call waits from here on.
  await new Promise((resolve) => setTimeout(resolve));
  gate.cancel();
  await expect(first).rejects.toBe(over);
  await expect(api.call(endpoints.balance)).rejects.toBe(over);
  expect(gate.asked.snapshot()).toBeNull();
  const second = api.call(endpoints.exchange, { body: { coins: 1 }, idempotencyKey: 'k' });
  await expect.poll(() => gate.asked.snapshot()).not.toBeNull();
  gate.next(mara, mara);
  gate.finish();
  expect(await second).toBe('done');
});

test('without a page that is kept, and of other failures, nobody is asked; who has gone gets no answer', async () => {
  const { gate } = gateOf();
  expect(await gate.ask(true)).toBe(false);
  const failed = held(networkError());
  await expect(failed.api.call(endpoints.balance)).rejects.toMatchObject({ code: 'NETWORK_ERROR' });
  const gone = held(over, 'done');
  const leaving = new AbortController();
  const call = gone.api.call(endpoints.balance, { signal: leaving.signal });
  await expect.poll(() => gone.asked.length).toBe(1);
  leaving.abort();
  gone.gate.next(mara, mara);
  gone.gate.finish();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(gone.asked).toHaveLength(1);
});
