import { mutationRetryDelayMs, overloadRetryDelayMs, type Retry } from '@mirror-studio/domain/errors';

/** When to send again what failed so often already, with this error. */
type RetryPolicy = (failures: number, error: unknown) => Retry;

/** Once more after a second when no readable answer came (§9), and a few times when the server was too busy. */
export const mutationPolicy: RetryPolicy = (failures, error) => {
  const delayMs = mutationRetryDelayMs(failures, error);
  return delayMs === 'never' ? overloadRetryDelayMs(failures, error) : delayMs;
};

/**
 * Sends a request as often as a policy says, not at all after an abort. Takes what sends it, the same each time and so under the
 * same Idempotency-Key, and the caller's signal; returns the answer. Throws what the last try threw, or the reason of the abort.
 */
export async function sendWithRetry<Answer>(
  send: () => Promise<Answer>,
  policy: RetryPolicy,
  signal?: AbortSignal,
): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await send();
    } catch (error) {
      const delayMs = policy(failures, error);
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
