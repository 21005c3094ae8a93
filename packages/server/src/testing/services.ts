import { type Config, readConfig } from '../config/index.ts';
import { openDatabase } from '../database/index.ts';
import {
  backgroundWork,
  type Clock,
  type Log,
  logTo,
  type Services,
  type SessionUser,
} from '../http/index.ts';
import { rateLimiter } from '../limits/index.ts';
import type { Mailer, Message } from '../mail/mailer.ts';
import { createTestDatabase } from './test-database.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  advance(ms: number): void;
}

export function testClock(start = new Date('2026-06-01T12:00:00Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
  };
}

/** Prints nothing, keeps what would be printed: `infos`, and in `problems` what went wrong. */
export function testLog(): Log & { readonly problems: string[]; readonly infos: string[] } {
  const problems: string[] = [];
  const infos: string[] = [];
  return {
    problems,
    infos,
    ...logTo((level, text) => (level === 'info' ? infos : problems).push(text)),
  };
}

/** Everybody in a test asks from one address. */
const testNetworkFactor = 1_000;

/** A configuration with everything in memory and any free port. */
export function testConfig(given: Partial<Config> = {}): Config {
  const media = { dir: null, s3: null };
  return {
    ...readConfig({ NODE_ENV: 'test', NETWORK_LIMIT_FACTOR: String(testNetworkFactor) }),
    port: 0,
    dataDir: null,
    databaseUrl: null,
    media,
    ...given,
  };
}

/** Someone to ask as, in tests of routes that are not about signing in: `authorization: Bearer test:<id>`. */
export function testUser(
  id: string = crypto.randomUUID(),
): SessionUser & { readonly headers: Record<string, string> } {
  return {
    id,
    email: `${id}@example.test`,
    phone: null,
    sessionId: null,
    assurance: 'aal1',
    ways: [],
    isDemo: false,
    headers: { authorization: `Bearer test:${id}` },
  };
}

/** Keeps the messages, the newest last. */
export function testMailer(): Mailer & { readonly sent: Message[] } {
  const sent: Message[] = [];
  return {
    sent,
    send: async (message) => {
      sent.push(message);
    },
    close: () => {},
  };
}

/** Services over a real database of their own, a clock that stands still, and tokens of the form `test:<user id>`. */
export async function testServices(given: Partial<Config> = {}) {
  const database = await createTestDatabase();
  const config = testConfig({ databaseUrl: database.url, ...given });
  const db = await openDatabase(config);
  const [clock, log] = [testClock(), testLog()];
  const services = {
    config,
    db,
    clock,
    log,
    limits: rateLimiter(db, clock, 'test', config.networkLimitFactor, config.rateLimits),
    background: backgroundWork(log),
    site: { origin: 'http://127.0.0.1:4310' },
    mailer: testMailer(),
    textSender: null,
    keys: null,
    readToken: async (token: string) => (token.startsWith('test:') ? testUser(token.slice(5)) : null),
    hostedSession: null,
  } satisfies Services;
  const close = async () => {
    await db.close();
    await database.drop();
  };
  return { ...services, close };
}
