import { stepUpLimits } from '../constants/sign-in.ts';
import type { AssuranceLevel } from './events.ts';

/** One way in which somebody proved who they are, in the manner of the auth service: when, in seconds. */
export interface ProvedBy {
  readonly method: string;
  readonly timestamp: number;
}

/** The ways that are a second factor, by the names of the hosted service and of the embedded one. */
const secondMethods: ReadonlySet<string> = new Set([
  'totp',
  'mfa/totp',
  'phone',
  'mfa/phone',
  'webauthn',
  'mfa/webauthn',
  'recovery_code',
]);

/** The way of a session that began in a remembered browser: nothing was proved by it, and the code is not asked for. */
export const rememberedMethod = 'remembered_browser';

/**
 * Says whether the second factor was proved so lately that what needs it may be done (§4, decided).
 *
 * @param ways - How somebody proved who they are.
 * @param nowMs - The time now, in milliseconds.
 * @returns True or false; false where it never was.
 */
export function isRecentlyProved(ways: readonly ProvedBy[], nowMs: number): boolean {
  return ways.some(
    // As long from now, by a clock that was set back, is not lately either.
    ({ method, timestamp }) =>
      secondMethods.has(method) && Math.abs(nowMs - timestamp * 1_000) < stepUpLimits.recentMs,
  );
}

/** Says whether a session is of a browser that is remembered, so that its sign-in asked for no code (§4, decided). */
export function isRemembered(ways: readonly ProvedBy[]): boolean {
  return ways.some(({ method }) => method === rememberedMethod);
}

/**
 * The way in which a session began, before any second factor (decisions: limits of requests).
 *
 * @param ways - How somebody proved who they are.
 * @returns The name of the way; empty where none is known.
 */
export function firstMethod(ways: readonly ProvedBy[]): string {
  return ways.find(({ method }) => !secondMethods.has(method) && method !== rememberedMethod)?.method ?? '';
}

/** How far somebody has proved in a session who they are. */
export interface SessionProof {
  readonly level: AssuranceLevel;
  readonly ways: readonly ProvedBy[];
  /** One of their second factors is verified. */
  readonly hasFactor: boolean;
}

/**
 * Says whether a session may do nothing yet but prove the second factor, or end itself (§4, decided): its person has one, it was not
 * proved in this session, and the browser is not remembered.
 *
 * @param proof - How far they have proved who they are.
 */
export function isStepUpDue({ level, ways, hasFactor }: SessionProof): boolean {
  return hasFactor && level === 'aal1' && !isRemembered(ways);
}
