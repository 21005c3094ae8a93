import { expect, test } from 'vitest';
import { withContentKey } from './content-key.ts';

/** Answers in turn as told, and says under which key what was sent. */
function sending(...answers: readonly ('arrived' | 'lost')[]) {
  const sent: [string, string][] = [];
  let keys = 0;
  const send = withContentKey(
    async (content: { said: string }, key) => {
      sent.push([content.said, key]);
      if (answers[sent.length - 1] === 'lost') throw new Error('The answer is lost');
    },
    () => `key-${++keys}`,
  );
  const { signal } = new AbortController();
  return { sent, send: (said: string) => send({ said }, signal).catch(() => {}) };
}

test('the same content has the same key until it has arrived, and another one after that', async () => {
  const { sent, send } = sending('lost', 'lost', 'arrived', 'arrived');
  for (let time = 0; time < 4; time++) await send('Yes');
  expect(sent.map(([, key]) => key)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
});

test('other content has another key, whether the first arrived or not', async () => {
  const { sent, send } = sending('lost', 'arrived');
  await send('Yes');
  await send('No');
  expect(sent).toEqual([
    ['Yes', 'key-1'],
    ['No', 'key-2'],
  ]);
});
