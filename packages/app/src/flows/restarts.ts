import { restartLimits } from '@mirror-studio/domain/constants/shell';

/** Counts how often something began anew: as often as `restartLimits` has it (decisions: 84). */
export class Restarts {
  #begunMs: readonly number[] = [];

  /**
   * Says whether it may begin anew after what it threw, and counts it then. What may not is logged: it stays ended. Takes what
   * was thrown, and the time in milliseconds from whenever on; default that of the page, which no change of the clock moves.
   */
  mayRestart(error: unknown, nowMs = performance.now()): boolean {
    const { times, withinMs } = restartLimits;
    const recent = this.#begunMs.filter((begunMs) => nowMs - begunMs < withinMs);
    const may = recent.length < times;
    this.#begunMs = may ? [...recent, nowMs] : recent;
    if (!may) console.error('Began anew too often, and stays ended', error);
    return may;
  }
}
