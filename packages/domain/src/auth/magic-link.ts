import { magicLinkLimits } from '../constants/sign-in.ts';

/** §9 A magic link lives one hour. */
export const magicLinkExpiresMs = magicLinkLimits.expiresMs;
/** §5 One magic link a minute. */
export const magicLinkCooldownMs = magicLinkLimits.cooldownMs;

/**
 * How long until another magic link may be asked for (§5). Takes the time of the last request, or null, and the time
 * now, both in milliseconds. A last request in the future (a clock set back) counts as made now.
 *
 * @returns Milliseconds, 0 when it may be asked for now.
 */
export function magicLinkWaitMs(lastRequestMs: number | null, nowMs: number): number {
  if (lastRequestMs === null) return 0;
  return Math.max(0, magicLinkCooldownMs - Math.max(0, nowMs - lastRequestMs));
}

/** Takes when a link was made and the time now, in milliseconds; says whether the link is too old (§9). */
export function isMagicLinkExpired(madeMs: number, nowMs: number): boolean {
  return nowMs - madeMs >= magicLinkExpiresMs;
}
