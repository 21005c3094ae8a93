import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the works of one key one after the other, in the order in which they came: who asks for five at once waits for their own, and
 * nobody else for them. What fails holds up nothing.
 *
 * @param restOfWork After each work its key rests for so many times as long as the work took, so that others come in between.
 * @returns What takes a key and a work, and fulfils or rejects as the work does.
 */
export function serializeByKey(restOfWork = 0) {
  const last = new Map<string, Promise<void>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key);
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    last.set(key, over);
    await before;
    const started = performance.now();
    try {
      return await work();
    } finally {
      const rest = wait((performance.now() - started) * restOfWork, undefined, { ref: false });
      void rest.then(end).then(() => {
        if (last.get(key) === over) last.delete(key);
      });
    }
  };
}
