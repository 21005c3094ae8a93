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
    if (now.getTime() - doneAtMs < everyMs) return;
    doneAtMs = now.getTime();
    await work(now);
  };
}
