import { isRecoveryCode, readRecoveryCode, writeRecoveryCode } from '../auth/factor-codes.ts';
import type { StoredValueName } from '../storage/keys.ts';

/** Decided: why an invitation cannot be claimed. Each is a key of the namespace `invitation`. */
export const invitationProblems = ['wrong', 'used', 'own', 'ended', 'another'] as const;
export type InvitationProblem = (typeof invitationProblems)[number];

/** Decided: the parameter of the onboarding's address that carries the code of an invitation (pages: onboarding). */
export const inviteParam = 'invite';

/** §3 Under which purpose the browser keeps the code until it is claimed. */
export const keptInvite = 'inviteCode' satisfies StoredValueName;

/**
 * The letters of an invitation's code as it was typed, pasted or linked (pages: onboarding). Made and read like recovery codes:
 * case and what stands between the groups do not matter.
 *
 * @param typed - As typed.
 */
export const readInvitationCode = (typed: string): string => readRecoveryCode(typed);

/** Says whether a text can be such a code (pages: onboarding). Takes it as `readInvitationCode` returns it. */
export const isInvitationCode = (code: string): boolean => isRecoveryCode(code);

/** The code in its groups, as it is shown (pages: onboarding). Takes it as `readInvitationCode` returns it. */
export const writeInvitationCode = (code: string): string => writeRecoveryCode(code);
