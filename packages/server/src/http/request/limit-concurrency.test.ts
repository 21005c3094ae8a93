import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { AppEnv } from '../env.ts';
import { limitConcurrency } from './limit-concurrency.ts';

let app: Hono<AppEnv>;
/** What is being worked on, by its name, with how it ends. */
let running: Map<string, { end: () => void; fail: () => void }>;

beforeEach(() => {
  running = new Map();
  app = new Hono<AppEnv>();
  app.onError((error, c) => c.text(error.message, 429));
  app.use(
    limitConcurrency({
      keyOf: (c) => c.req.header('x-of') ?? null,
      atOnce: 2,
      waiting: 3,
    }),
  );
  app.get('/:name', async (c) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    running.set(c.req.param('name'), { end: resolve, fail: () => reject(new Error('failed')) });
    await promise;
    return c.text('');
  });
});

const ask = async (name: string, of?: string) =>
  (await app.request(`/${name}`, of === undefined ? {} : { headers: { 'x-of': of } })).status;
/** Lets everything that can go on go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));
const end = async (name: string) => {
  running.get(name)?.end();
  running.delete(name);
  await settle();
};

test('two of one key are worked on at once, the others wait by their order, and one on top is refused', async () => {
  const answers = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ask(name, 'mara'));
  await settle();
  expect([...running.keys()]).toEqual(['a', 'b']);
  await end('b');
  expect([...running.keys()]).toEqual(['a', 'c']);
  running.get('a')?.fail();
  running.delete('a');
  await settle();
  expect([...running.keys()]).toEqual(['c', 'd']);
  for (const name of ['c', 'd', 'e']) await end(name);
  expect(await Promise.all(answers)).toEqual([429, 200, 200, 200, 200, 429]);
});

test('others do not wait for them, nor does what counts for nobody', async () => {
  const all = [ask('a', 'mara'), ask('b', 'mara'), ask('c', 'mara'), ask('d', 'otto'), ask('e')];
  await settle();
  expect([...running.keys()]).toEqual(['a', 'b', 'd', 'e']);
  for (const name of ['a', 'b', 'd', 'e', 'c']) await end(name);
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200]);
});

test('whoever was refused or has ended takes no place', async () => {
  for (const name of ['a', 'b', 'c']) {
    const answer = ask(name, 'mara');
    await settle();
    await end(name);
    expect(await answer).toBe(200);
  }
  const both = [ask('d', 'mara'), ask('e', 'mara')];
  await settle();
  expect([...running.keys()]).toEqual(['d', 'e']);
  for (const name of ['d', 'e']) await end(name);
  await Promise.all(both);
});
