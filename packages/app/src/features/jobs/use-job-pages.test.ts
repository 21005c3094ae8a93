import { type Job, sampleJob } from '@mirror-studio/domain/contract';
import { expect, test } from 'vitest';
import { withOlder } from './use-job-pages.ts';

const job = (id: string, second: number, status: Job['status'] = 'completed'): Job => ({
  ...sampleJob,
  id,
  status,
  createdAt: new Date(second * 1000).toISOString(),
});

test('what was read just now stands before what is known of older ones, each once, newest first', () => {
  const known = [job('a', 1), job('c', 3), job('b', 2), job('d', 4, 'running')];
  expect(withOlder([job('e', 5), job('d', 4)], known)).toEqual([
    job('e', 5),
    job('d', 4),
    job('c', 3),
    job('b', 2),
    job('a', 1),
  ]);
});

test('what is newer than the oldest that was read, and not among it, is not there any more', () => {
  expect(withOlder([job('e', 5), job('c', 3)], [job('d', 4)])).toEqual([job('e', 5), job('c', 3)]);
  expect(withOlder([], [job('d', 4)])).toEqual([]);
});
