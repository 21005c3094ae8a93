/**
 * Makes work that need not be done each time it is called for: of calls within so many milliseconds the first does it,
 * the others do nothing. Takes the milliseconds and the work; returns a function of the server's time.
 */
export function atMostEvery(
  everyMs: number,
  work: (now: Date) => Promise<unknown>,
): (now: Date) => Promise<void> {
  let doneAtMs = Number.NEGATIVE_INFINITY;
  return async (now) => {
    const sinceMs = now.getTime() - doneAtMs;
    // What was done in the future was done by a clock that was set back since.
    if (sinceMs >= 0 && sinceMs < everyMs) return;
    doneAtMs = now.getTime();
    await work(now);
  };
}
