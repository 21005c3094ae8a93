/** A clock that moves only when it is told to, in milliseconds. */
export class StillClock {
  private nowMs = 0;
  private count = 0;
  private readonly timers = new Map<number, { dueMs: number; run: () => void }>();

  now = (): number => this.nowMs;

  setTimeout = (run: (...parts: unknown[]) => void, ms: number): number => {
    this.count += 1;
    this.timers.set(this.count, { dueMs: this.nowMs + ms, run });
    return this.count;
  };

  clearTimeout = (id: number): void => {
    this.timers.delete(id);
  };

  /** Goes on to the next moment at which something is due, and lets that happen; says whether there was one. */
  next(): boolean {
    const [first] = [...this.timers].sort(([, a], [, b]) => a.dueMs - b.dueMs);
    if (!first) return false;
    const [id, { dueMs, run }] = first;
    this.timers.delete(id);
    this.nowMs = Math.max(this.nowMs, dueMs);
    run();
    return true;
  }
}
