import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { expect, test } from 'vitest';
import { EarlyAnswers } from './early-answers.ts';

const asked = (askedAt: number) =>
  new EarlyAnswers([
    { url: '/api/balance', token: 'a', askedAt, answer: Promise.resolve(new Response('{}')) },
  ]);

test('an answer is given out once, to the same question', async () => {
  const early = asked(Date.now());
  expect(early.take('/api/jobs', 'a')).toBeUndefined();
  await expect(early.take('/api/balance', 'a')?.answer.then(({ ok }) => ok)).resolves.toBe(true);
  expect(early.take('/api/balance', 'a')).toBeUndefined();
});

test.each([
  ['another token', 'b', 0],
  ['nobody', null, 0],
  ['somebody who comes too late', 'a', requestLimits.answerMs],
])('%s gets none', (_, token, ageMs) => {
  expect(asked(Date.now() - ageMs).take('/api/balance', token)).toBeUndefined();
});
