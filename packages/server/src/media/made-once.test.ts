import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { afterAll, expect, it } from 'vitest';
import { scratchDir } from '../testing/index.ts';
import { madeOnce } from './made-once.ts';

const scratch = scratchDir();
afterAll(() => scratch.remove());
const disk = new Disk(new FSDriver({ location: scratch.path, visibility: 'private' }));

/** Makes a file when it is released, and counts how often. */
function maker() {
  const gate = Promise.withResolvers<void>();
  let made = 0;
  const make = async () => {
    made += 1;
    await gate.promise;
    return new Uint8Array([1, 2]);
  };
  return { make, release: gate.resolve, made: () => made };
}

it('is made once for all who ask meanwhile, and read by those who ask later', async () => {
  const { make, release, made } = maker();
  const asked = [madeOnce(disk, 'a', make), madeOnce(disk, 'a', make), madeOnce(disk, 'b', make)];
  release();
  const bytes = [...(await Promise.all(asked)), await madeOnce(disk, 'a', make)];
  expect(bytes.map((each) => [...each])).toEqual(Array(4).fill([1, 2]));
  expect(made()).toBe(2);
});

it('fails for all who ask meanwhile, and is tried again by the next', async () => {
  let tries = 0;
  const fail = () => Promise.reject(new Error(`full ${++tries}`));
  const asked = [madeOnce(disk, 'c', fail), madeOnce(disk, 'c', fail)];
  for (const each of await Promise.allSettled(asked))
    expect(each).toMatchObject({ status: 'rejected', reason: { message: 'full 1' } });
  expect([...(await madeOnce(disk, 'c', async () => new Uint8Array([3])))]).toEqual([3]);
});
