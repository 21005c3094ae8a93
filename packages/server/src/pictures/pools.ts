import { proofLimits } from '@mirror-studio/domain/constants/clients';
import { pictureWorkLimits } from '@mirror-studio/domain/constants/server';
import { WorkerPool } from '../workers/index.ts';
import type * as tasks from './tasks.ts';

const { heapMegabytes } = pictureWorkLimits;
const shared = {
  module: new URL('./tasks.ts', import.meta.url),
  runtime: 'process',
  workers: 1,
  heapMegabytes,
} as const;

/** For pools that are needed seldom: their process ends when it has had nothing to do for a while. */
const seldom = { ...shared, idleMs: pictureWorkLimits.idleMs } as const;

/**
 * Where pictures are decoded, drawn and encoded: in processes of their own, so that neither the server's threads nor its
 * memory are theirs, and a process that takes too long is ended. Each kind of work has one apart, so that none waits for
 * another or is refused because of it; within each, those who ask take turns.
 *
 * Memory: four processes at most, whoever asks, with a JavaScript heap of 256 MB each (`heapMegabytes`), 1 GB in all. The pixels lie
 * outside the heap, of one picture at a time in each process: at most 40 megapixels. Exports and copies start with their first
 * task and end when idle, so that a quiet server has two processes.
 */
export const picturePools = {
  /** For jobs: the built-in renderer, and the thumbnails of what was made. */
  jobs: new WorkerPool<typeof tasks>({
    ...shared,
    queue: pictureWorkLimits.jobsWaiting,
    timeoutMs: pictureWorkLimits.jobMs,
  }),
  /** For uploads: the key is the person who sent it. */
  uploads: new WorkerPool<typeof tasks>({
    ...shared,
    queue: pictureWorkLimits.uploadsWaiting,
    perKey: pictureWorkLimits.uploadsOfPerson,
    timeoutMs: pictureWorkLimits.uploadMs,
  }),
  /** For exports and archives: the key is the person whose picture it is, however many addresses of theirs are asked for. */
  exports: new WorkerPool<typeof tasks>({
    ...seldom,
    queue: pictureWorkLimits.exportsWaiting,
    perKey: pictureWorkLimits.exportsOfPerson,
    timeoutMs: pictureWorkLimits.exportMs,
    runMs: pictureWorkLimits.exportRunMs,
  }),
  /** For the copies of pictures that visitors see, of clients' links and of published works: the key is where, and their network. A whole set may wait. */
  copies: new WorkerPool<typeof tasks>({
    ...seldom,
    queue: pictureWorkLimits.copiesWaiting,
    perKey: proofLimits.pictures,
    timeoutMs: pictureWorkLimits.copyMs,
    runMs: pictureWorkLimits.copyRunMs,
  }),
};
