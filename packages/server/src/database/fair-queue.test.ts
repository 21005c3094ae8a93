import { setImmediate as loopTurned } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fairQueue, withRequester } from './fair-queue.ts';

/** Turns by a clock that goes on while a work is done, by as long as it takes; and who was let in, by their order. */
function observed() {
  const clock = { ms: 0 };
  const turns = fairQueue(() => clock.ms);
  const order: string[] = [];
  const ask = (whom: string, ms: number) =>
    withRequester(whom, () =>
      turns.take(async () => {
        order.push(whom);
        await Promise.resolve();
        clock.ms += ms;
      }),
    );
  return { turns, order, ask };
}

test('one who comes is next, however much another has asked for', async () => {
  const { turns, order, ask } = observed();
  for (let times = 0; times < 5; times++) void ask('many', 50);
  await ask('one', 1);
  await ask('one', 1);
  await turns.idle();
  expect(order).toEqual(['many', 'one', 'many', 'one', 'many', 'many', 'many']);
});

test('those who ask for as much take turns', async () => {
  const { turns, order, ask } = observed();
  for (let times = 0; times < 4; times++) void ask('a', 10);
  for (let times = 0; times < 4; times++) void ask('b', 10);
  await turns.idle();
  expect(order.join('')).toMatch(/^a(ba|b){3,}b?a?$/);
});

test('whoever has taken much comes in though others never stop coming', async () => {
  const { turns, order, ask } = observed();
  void ask('large', 100);
  void ask('large', 100);
  const come = async (name: string) => {
    for (let times = 0; times < 200; times++) await ask(`${name} ${times}`, 5);
  };
  void come('a');
  void come('b');
  await turns.idle();
  expect(order.lastIndexOf('large')).toBeLessThan(200);
  expect(order).toHaveLength(402);
});

test('whoever waits keeps their place, however often they ask again', async () => {
  const { turns, order, ask } = observed();
  void ask('first', 5);
  for (let n = 0; n < 3; n++) void ask(`newcomer ${n}`, 5);
  void ask('large', 5);
  let come = 3;
  while (!order.includes('large') && come < 100) {
    const before = order.length;
    void ask('large', 5);
    void ask(`newcomer ${come++}`, 5);
    while (order.length === before) await loopTurned();
  }
  expect(come).toBeLessThan(20);
  await turns.idle();
});

test('what arrives is read between works, though they wait in a row', async () => {
  const { turns, order, ask } = observed();
  for (let times = 0; times < 5; times++) void ask('many', 10);
  await loopTurned();
  await loopTurned();
  expect(order.length).toBeLessThan(5);
  await turns.idle();
  expect(order).toHaveLength(5);
});

test('a work that fails lets the next one in', async () => {
  const turns = fairQueue();
  const failed = turns.take(() => Promise.reject(new Error('No such table')));
  const next = turns.take(async () => 'done');
  await expect(failed).rejects.toThrow('No such table');
  expect(await next).toBe('done');
});
