import type { ErrorCode } from '../errors/codes.ts';

/** The code of the auth service for a session that has not reached the level that is asked for. */
export const levelNeededCode = 'insufficient_aal' satisfies ErrorCode;
