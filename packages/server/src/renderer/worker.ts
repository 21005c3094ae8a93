import { parentPort } from 'node:worker_threads';
import type { PictureRequest } from './ink.ts';
import { renderPicture } from './picture.ts';

/** The thread that draws, so that the server goes on answering meanwhile. */
parentPort?.on('message', ({ id, request }: { id: number; request: PictureRequest }) => {
  renderPicture(request).then(
    (picture) => parentPort?.postMessage({ id, picture }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
