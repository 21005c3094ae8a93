import { levelNeededCode } from '@mirror-studio/domain/auth';
import type { Api } from '@mirror-studio/domain/contract';
import { ApiError } from '@mirror-studio/domain/errors';
import { SharedValue } from '../providers/shared-value.ts';

/** Asks for the second factor in the middle of a page, once for everything that waits for it. */
export class StepUpGate {
  readonly isAsked = new SharedValue(false);
  #waiting: PromiseWithResolvers<boolean> | null = null;

  /** Fulfils with whether it was proved. */
  ask(): Promise<boolean> {
    this.#waiting ??= Promise.withResolvers();
    this.isAsked.set(true);
    return this.#waiting.promise;
  }

  end(isPassed: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.isAsked.set(false);
    waiting?.resolve(isPassed);
  }
}

/**
 * The API with a gate: what is refused because the second factor has to be proved first waits for it, and is sent once more, the
 * same as before. Not proved, it fails as it was refused. Takes the API; returns one that answers and throws the same.
 */
export function askStepUp(api: Api, gate: Pick<StepUpGate, 'ask'>): Api {
  return {
    call: async (endpoint, options) => {
      try {
        return await api.call(endpoint, options);
      } catch (error) {
        const isNeeded = error instanceof ApiError && error.code === levelNeededCode;
        if (!isNeeded || options?.asksItself || !(await gate.ask())) throw error;
        options?.signal?.throwIfAborted();
        return api.call(endpoint, options);
      }
    },
  };
}
