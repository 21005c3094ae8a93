interface Answered {
  readonly id: number;
  readonly digests: readonly string[];
}

/** A worker that makes SHA-256 digests. `end` ends it; what it was asked for is not answered then. */
export function startDigester() {
  const worker = new Worker(new URL('./digest.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<
    number,
    { resolve: (digests: readonly string[]) => void; reject: (error: Error) => void }
  >();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.resolve(data.digests);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker could not make digests'));
    waiting.clear();
  });
  return {
    digest: (texts: readonly string[]) => {
      if (texts.length === 0) return Promise.resolve<readonly string[]>([]);
      asked += 1;
      const id = asked;
      return new Promise<readonly string[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, texts });
      });
    },
    end: () => worker.terminate(),
  };
}
