import { sessionLimits } from '../constants/session.ts';

/**
 * Says whether a session should be refreshed at this tick: about three ticks of life remain (§4, §9).
 * Takes the end of the session in seconds, as the auth service gives it, and the time now in milliseconds.
 */
export function needsRefresh(expiresAtSeconds: number, nowMs: number): boolean {
  const ticksLeft = Math.floor((expiresAtSeconds * 1000 - nowMs) / sessionLimits.tickMs);
  return ticksLeft <= sessionLimits.refreshMarginTicks;
}

/**
 * Says whether a session has come to its end, so that its token is no good any more (§4, session).
 * Takes the end of the session in seconds, as the auth service gives it, and the time now in milliseconds.
 */
export function isSessionOver(expiresAtSeconds: number, nowMs: number): boolean {
  return expiresAtSeconds * 1000 <= nowMs;
}

/**
 * How long to wait before the next attempt to refresh: from 200 ms, doubling (§9).
 *
 * @param failures - How many attempts have failed, 1 or more.
 * @returns Milliseconds, or 'never' when the wait would not end before the next tick, which tries again by itself.
 */
export function refreshRetryMs(failures: number): number | 'never' {
  const waitMs = sessionLimits.firstBackOffMs * 2 ** (Math.max(1, failures) - 1);
  return waitMs < sessionLimits.tickMs ? waitMs : 'never';
}

/**
 * How long ago a session in the address was made (§4). Takes the fragment of the address, as the auth service writes
 * it, when its token says that it was issued (in milliseconds; null when it cannot be read) and the time now. Anybody
 * can write figures into an address; what the token says is signed.
 *
 * @returns Milliseconds, the larger of what the two say, 0 when neither does.
 */
export function addressSessionAgeMs(fragment: string, issuedAtMs: number | null, nowMs: number): number {
  return Math.max(nowMs - (issuedAtMs ?? nowMs), fragmentAgeMs(fragment, nowMs), 0);
}

function fragmentAgeMs(fragment: string, nowMs: number): number {
  const seconds = (name: string) => new RegExp(`(?:^|[#?&])${name}=(\\d+)(?:&|$)`).exec(fragment)?.[1];
  const [endsAt, lives] = [seconds('expires_at'), seconds('expires_in')];
  if (endsAt === undefined || lives === undefined) return 0;
  return nowMs - (Number(endsAt) - Number(lives)) * 1_000;
}

/** Says whether a session found in the address is too old to trust: takes its age in milliseconds (§9). */
export function isAddressSessionStale(ageMs: number): boolean {
  return ageMs >= sessionLimits.addressStaleMs;
}
