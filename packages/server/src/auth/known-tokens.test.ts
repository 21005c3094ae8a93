import { expect, test } from 'vitest';
import { testClock, testUser } from '../testing/index.ts';
import { rememberTokens } from './keys/known-tokens.ts';

function remembering(livesMs: number) {
  const clock = testClock();
  const user = testUser();
  const checked: string[] = [];
  const read = rememberTokens(async (token) => {
    checked.push(token);
    return token === 'good' ? { user, untilMs: clock.now().getTime() + livesMs } : null;
  }, clock);
  return { clock, user, checked, read };
}

test('a token that was good is not checked again before it expires', async () => {
  const { clock, user, checked, read } = remembering(60_000);
  expect([await read('good'), await read('good')]).toEqual([user, user]);
  expect(checked).toHaveLength(1);
  clock.advance(60_000);
  await read('good');
  expect(checked).toHaveLength(2);
});

test('a token that lives long is checked again after ten minutes', async () => {
  const { clock, checked, read } = remembering(24 * 60 * 60_000);
  await read('good');
  clock.advance(10 * 60_000);
  await read('good');
  expect(checked).toHaveLength(2);
});

test('a token that was not good is checked each time', async () => {
  const { checked, read } = remembering(60_000);
  expect([await read('forged'), await read('forged')]).toEqual([null, null]);
  expect(checked).toHaveLength(2);
});
