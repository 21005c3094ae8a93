import { expect, test } from 'vitest';
import { serializeByKey } from './serialize.ts';

test('the works of one key are done in their order, also after one that fails, and wait for no other key', async () => {
  const serialize = serializeByKey();
  const done: string[] = [];
  const gate = Promise.withResolvers<void>();
  const failing = serialize('a', async () => {
    await gate.promise;
    done.push('first');
    throw new Error('no');
  });
  const second = serialize('a', async () => done.push('second'));
  await serialize('b', async () => done.push('other'));
  expect(done).toEqual(['other']);
  gate.resolve();
  await expect(failing).rejects.toThrow('no');
  await second;
  expect(done).toEqual(['other', 'first', 'second']);
});
