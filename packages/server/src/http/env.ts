import type { ProvedBy, SessionProof } from '@mirror-studio/domain/auth';

/** Who asks, as the access token says. */
export interface SessionUser {
  readonly id: string;
  readonly email: string | null;
  /** As it is kept, of whoever signs in by phone; else null. */
  readonly phone: string | null;
  readonly sessionId: string | null;
  readonly assurance: 'aal1' | 'aal2';
  /** How they proved who they are. */
  readonly ways: readonly ProvedBy[];
  /** An anonymous account of the auth service: a demonstration, which buys, gives and publishes nothing. */
  readonly isDemo: boolean;
}

/** Hono's environment of every route below /api: `c.get('user')` is there, a visitor was refused before. */
export interface AppEnv {
  Variables: {
    user: SessionUser;
    /** How far they have proved who they are. */
    proof: SessionProof;
    requestId: string;
  };
}
