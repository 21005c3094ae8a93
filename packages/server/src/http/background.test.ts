import { expect, test } from 'vitest';
import { backgroundWork } from './background.ts';
import { logTo } from './log.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test('work waits for a moment that its caller cannot tell, and whoever waits for it begins it', async () => {
  const waits: number[] = [];
  const background = backgroundWork(
    logTo(() => {}),
    () => {
      waits.push(60_000);
      return 60_000;
    },
  );
  const done: string[] = [];
  for (const name of ['first', 'second']) background.run(name, async () => void done.push(name));
  // What is asked right after the answer comes before it.
  for (let step = 0; step < 100; step++) await turn();
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['first', 'second']);
  expect(waits).toHaveLength(2);
});

test('it begins by itself', async () => {
  const background = backgroundWork(logTo(() => {}));
  await new Promise<void>((done) => background.run('A link', async () => done()));
});

test('work begins once what the answer is made of is done, and idle waits for it', async () => {
  const background = backgroundWork(logTo(() => {}));
  const done: string[] = [];
  background.run('A link', async () => {
    done.push('begun');
    await turn();
    done.push('ended');
  });
  // All that is written in this turn of the loop comes before it.
  for (let step = 0; step < 1_000; step++) await Promise.resolve();
  expect(done).toEqual([]);
  await background.idle();
  expect(done).toEqual(['begun', 'ended']);
  await background.idle();
});
