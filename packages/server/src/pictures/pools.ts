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

/**
 * Where pictures are decoded, drawn and encoded: in processes of their own, so that neither the server's threads nor its
 * memory are theirs, and a process that takes too long is ended. What people send has a process apart from what the
 * server makes: neither waits for the other. One of each for the server, whoever asks: they start with the first task.
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
};
