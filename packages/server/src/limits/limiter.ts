import { createHmac } from 'node:crypto';
import { type RateLimitName, rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { RateLimitFigures } from '../config/index.ts';
import { at, type Database, instant, json, type Queryable } from '../database/index.ts';
import { atMostEvery } from '../http/at-most-every.ts';
import type { Clock } from '../http/clock.ts';

/** One limit and what it counts: the parts of its key, as an address and a network. */
export interface Use {
  readonly limit: RateLimitName;
  readonly of: readonly string[];
}

export interface RateLimiter {
  /**
   * Counts one use of each limit, or none of them when one is reached.
   * Returns 0, or the milliseconds until it may be asked for again.
   */
  take(uses: readonly Use[]): Promise<number>;
  /** How long a use is refused for that was refused before: known without asking the database. 0 when it may pass. */
  knownWait(uses: readonly Use[]): number;
  /** Takes uses back: what was asked for did not happen, or was no attempt to guess. */
  giveBack(uses: readonly Use[]): Promise<void>;
  /** Forgets what was counted: what it was counted for has begun anew. */
  forget(uses: readonly Use[]): Promise<void>;
  /** The keyed hash of something that is counted: the same on every server of one database, and not to be reversed. */
  digest(...of: readonly string[]): string;
}

const table = sql`studio.rate_limits`;
const row = v.object({ key: v.string(), full_at: instant });
/** How often rows that say nothing any more are removed. */
const clearEveryMs = 60_000;

/** As many refusals are remembered, so that whoever asks without end does not reach the database. */
const refusalsKept = 10_000;

/**
 * Counts in the database, so that servers on one PostgreSQL share the count and a restart forgets nothing (§5).
 * Takes the database, the clock, a secret of the installation, by how much the limits of networks are raised, and limits with other
 * figures (default: none).
 */
export function rateLimiter(
  db: Database,
  clock: Clock,
  key: string,
  networkFactor: number,
  changed: RateLimitFigures = {},
): RateLimiter {
  const clear = atMostEvery(clearEveryMs, (now) =>
    db.run(sql`delete from ${table} where full_at < ${at(now)}`),
  );
  const figures = (limit: RateLimitName) => {
    const { burst, everyMs } = changed[limit] ?? rateLimits[limit];
    return { burst: rateLimits[limit].ofNetwork ? burst * networkFactor : burst, everyMs };
  };
  const digest = (...of: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(of)).digest('base64url');
  // In one order, so that two requests never wait for each other.
  const counted = (uses: readonly Use[]) =>
    uses
      .map(({ limit, of }) => ({ key: digest(limit, ...of), ...figures(limit) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));

  const refusals = new Map<string, { readonly sinceMs: number; readonly untilMs: number }>();
  // One of a time that has not come yet was told by a clock that was set back since.
  const leftOf = (refused: string, nowMs: number) => {
    const known = refusals.get(refused);
    return known && known.sinceMs <= nowMs ? known.untilMs - nowMs : 0;
  };
  const waitOf = (uses: readonly { key: string }[], nowMs: number) =>
    Math.max(0, ...uses.map((use) => leftOf(use.key, nowMs)));
  const refuse = (refused: string, sinceMs: number, waitMs: number) => {
    if (refusals.size >= refusalsKept) refusals.clear();
    refusals.set(refused, { sinceMs, untilMs: sinceMs + waitMs });
  };

  return {
    digest,
    knownWait: (uses) => waitOf(counted(uses), clock.now().getTime()),
    async take(asked) {
      const now = clock.now();
      const uses = counted(asked);
      const known = waitOf(uses, now.getTime());
      if (known > 0) return known;
      await clear(now);
      const reached = await takeAll(db, uses, now);
      for (const { key: refused, waitMs } of reached) refuse(refused, now.getTime(), waitMs);
      // Not what is remembered: another's refusal may have been answered before this use was.
      return Math.max(0, ...reached.map(({ waitMs }) => waitMs));
    },
    async giveBack(uses) {
      for (const use of counted(uses)) {
        refusals.delete(use.key);
        await db.run(sql`update ${table} set full_at = full_at - ${ms(use.everyMs)} where key = ${use.key}`);
      }
    },
    async forget(uses) {
      for (const { key: forgotten } of counted(uses)) {
        refusals.delete(forgotten);
        await db.run(sql`delete from ${table} where key = ${forgotten}`);
      }
    },
  };
}

const ms = (given: number) => sql`${`${given} milliseconds`}::interval`;

interface CountedUse {
  readonly key: string;
  readonly burst: number;
  readonly everyMs: number;
}

/**
 * Counts one use of each, or none when one of them is reached; the database decides, once and in one statement.
 * Returns those that are reached, with how long until there is room in each.
 */
async function takeAll(
  db: Queryable,
  uses: readonly CountedUse[],
  now: Date,
): Promise<readonly { readonly key: string; readonly waitMs: number }[]> {
  const roomMs = ({ burst, everyMs }: CountedUse) => now.getTime() + everyMs * burst;
  const asked = uses.map((use) => ({
    key: use.key,
    every_ms: use.everyMs,
    room: new Date(roomMs(use)).toISOString(),
  }));
  const reached = await db.all(
    row,
    sql`select key, full_at from studio.take_rate_limits(${json(asked)}, ${at(now)})`,
  );
  const fullAt = new Map(reached.map(({ key, full_at }) => [key, full_at.getTime()]));
  return uses.flatMap((use) => {
    const fullAtMs = fullAt.get(use.key);
    if (fullAtMs === undefined) return [];
    return [{ key: use.key, waitMs: Math.max(1, fullAtMs + use.everyMs - roomMs(use)) }];
  });
}
