import type { Api } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';

/** Calls back each time a call was refused because the account is suspended; returns how to stop. */
export type OnSuspended = (listener: () => void) => () => void;

/**
 * The API with an ear for suspension: the server refuses a suspended person on their next request, which is how a page
 * that is open learns of it (§4). Takes the API; returns one that answers and throws the same.
 */
export function hearSuspension(api: Api): { readonly api: Api; readonly onSuspended: OnSuspended } {
  const listeners = new Set<() => void>();
  return {
    api: {
      call: (endpoint, options) =>
        api.call(endpoint, options).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'ACCOUNT_SUSPENDED') {
            for (const listener of listeners) listener();
          }
          throw error;
        }),
    },
    onSuspended: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
