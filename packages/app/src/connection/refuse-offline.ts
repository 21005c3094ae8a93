import type { Api } from '@mirror-studio/domain/contract';
import { networkError, offlineError } from '@mirror-studio/domain/errors';

/**
 * The API that sends nothing which changes something while the server cannot be reached: that is refused at once and in
 * words, nothing is queued, and nobody has to wonder whether it arrived. An intent that was sent before, and whose answer may
 * have been lost, stays one of which that is not known. Takes the API and how to find out; returns one that answers and
 * throws the same otherwise.
 */
export function refuseOffline(api: Api, isCutOff: () => Promise<boolean>): Api {
  const sentKeys = new Set<string>();
  return {
    call: async (endpoint, options) => {
      if (endpoint.method === 'GET') return api.call(endpoint, options);
      const { idempotencyKey } = options ?? {};
      const wasSent = idempotencyKey !== undefined && sentKeys.has(idempotencyKey);
      if (await isCutOff()) throw wasSent ? networkError() : offlineError();
      if (idempotencyKey !== undefined) sentKeys.add(idempotencyKey);
      return api.call(endpoint, options);
    },
  };
}
