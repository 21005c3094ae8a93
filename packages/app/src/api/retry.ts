import { mutationRetryDelayMs } from '@mirror-studio/domain/errors';

/**
 * Carries out a mutation: once more after a second when no readable answer came (§9), not at all after an abort.
 * Takes what sends it, the same each time and so under the same Idempotency-Key, and the caller's signal; returns the
 * answer. Throws what the last try threw, or the reason of the abort.
 */
export async function retryMutation<Answer>(
  send: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      const delayMs = mutationRetryDelayMs(failures, error);
      if (delayMs === 'never' || signal?.aborted) throw error;
      await wait(delayMs, signal);
    }
  }
}

function wait(delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
