import type { SigningKeys } from '../auth/keys/signing.ts';
import type { Config } from '../config/index.ts';
import type { Database } from '../database/index.ts';
import type { RateLimiter } from '../limits/index.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TextSender } from '../sms/sender.ts';
import type { BackgroundWork } from './background.ts';
import type { Clock } from './clock.ts';
import type { SessionUser } from './env.ts';
import type { Log } from './log.ts';

/** Reads an access token: who it stands for, or null when it is missing a valid signature, too old or not ours. */
export type ReadToken = (token: string) => Promise<SessionUser | null>;

/**
 * Asks the hosted auth service about the session of a valid token: null where it stands no more. Throws when it does not answer.
 * Where the answer need not be fresh it may be as old as `hostedSessionLimits.factorMs`.
 */
export type HostedSession = (
  token: string,
  options: { readonly isFresh: boolean },
) => Promise<{
  /** Whether its person has a proved second factor. */
  readonly hasFactor: boolean;
} | null>;

/** Where people reach the product; known for certain once the server listens. */
export interface Site {
  origin: string;
}

/** What every part of the server is given; made once in main.ts, or by `testing/`. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly site: Site;
  readonly mailer: Mailer;
  /** Null: nobody sends text messages here, and nobody signs in by phone. */
  readonly textSender: TextSender | null;
  /** How often who may ask for what. */
  readonly limits: RateLimiter;
  readonly background: BackgroundWork;
  /** The keys of the embedded auth service; null when a hosted one is configured. */
  readonly keys: SigningKeys | null;
  readonly readToken: ReadToken;
  /** Null for the embedded auth service, and for a hosted one without AUTH_API_KEY. */
  readonly hostedSession: HostedSession | null;
}
