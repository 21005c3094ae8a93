/** Reads the time in milliseconds. Injected so that a flow can be tested at any time. */
export type Now = () => number;

/**
 * Takes a moment and the time now, in milliseconds.
 *
 * @returns The whole seconds until then as a countdown shows them.
 */
export function secondsUntil(momentMs: number, nowMs: number): number {
  return Math.max(0, Math.ceil((momentMs - nowMs) / 1_000));
}

/**
 * Takes the time now and a wait, both in milliseconds.
 *
 * @returns The wait as it is counted down.
 */
export function waitFrom(nowMs: number, waitMs: number) {
  return { waitUntilMs: nowMs + waitMs, secondsLeft: secondsUntil(nowMs + waitMs, nowMs) };
}
