import { Worker } from 'node:worker_threads';
import type { PictureRequest } from './ink.ts';
import type { Picture } from './picture.ts';

type Answer = { readonly id: number } & (
  | { readonly picture: { png: Uint8Array; width: number; height: number } }
  | { readonly error: string }
);

/** The built-in renderer on a thread of its own, started with the first picture. */
export class RenderThread {
  #worker: Worker | undefined;
  #asked = 0;
  readonly #open = new Map<number, { done: (picture: Picture) => void; failed: (error: Error) => void }>();

  render(request: PictureRequest): Promise<Picture> {
    const worker = this.#start();
    const id = ++this.#asked;
    return new Promise((done, failed) => {
      this.#open.set(id, { done, failed });
      worker.postMessage({ id, request });
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#fail(new Error('The renderer was stopped'));
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      execArgv: ['--conditions=@mirror-studio/source'],
    });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asker = this.#open.get(answer.id);
      this.#open.delete(answer.id);
      if ('picture' in answer) asker?.done({ ...answer.picture, png: Buffer.from(answer.picture.png) });
      else asker?.failed(new Error(answer.error));
    });
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => this.#fail(new Error('The renderer ended')));
    this.#worker = worker;
    return worker;
  }

  #fail(error: Error): void {
    this.#worker = undefined;
    for (const { failed } of this.#open.values()) failed(error);
    this.#open.clear();
  }
}
