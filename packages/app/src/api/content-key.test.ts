import { expect, test } from 'vitest';
import { withContentKey } from './content-key.ts';

/** Answers in the given order, and says under which key what was sent. */
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

/** Leaves every answer to the test; says under which keys was sent. */
function held() {
  const answers: PromiseWithResolvers<void>[] = [];
  const keys: string[] = [];
  const send = withContentKey(
    (_said: string, key) => {
      keys.push(key);
      const answer = Promise.withResolvers<void>();
      answers.push(answer);
      return answer.promise;
    },
    () => `key-${keys.length + 1}`,
  );
  const { signal } = new AbortController();
  const lose = (at: number) => answers[at]?.reject(new Error('The answer is lost'));
  return {
    keys,
    send: (said: string) => send(said, signal),
    arrive: (at: number) => answers[at]?.resolve(),
    lose,
  };
}

test('content whose answer is lost keeps its key while other content arrives', async () => {
  const { keys, send, arrive, lose } = held();
  const [older, newer] = [send('Yes'), send('No')];
  arrive(0);
  await older;
  lose(1);
  await expect(newer).rejects.toThrow();
  void send('No');
  expect(keys).toEqual(['key-1', 'key-2', 'key-2']);
});

test('content that arrives twice does not end the key of a third sending', async () => {
  const { keys, send, arrive, lose } = held();
  const [first, second] = [send('Yes'), send('Yes')];
  arrive(0);
  await first;
  const third = send('Yes');
  arrive(1);
  await second;
  lose(2);
  await expect(third).rejects.toThrow();
  void send('Yes');
  expect(keys).toEqual(['key-1', 'key-1', 'key-3', 'key-3']);
});
