import { createHmac } from 'node:crypto';
import { type RateLimitName, rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, instant, type Queryable } from '../database/index.ts';
import type { Clock } from '../http/services.ts';

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
  /** The keyed hash of something that is counted: the same on every server of one database, and not to be reversed. */
  digest(...of: readonly string[]): string;
}

const table = sql`studio.rate_limits`;
const row = v.object({ full_at: instant });
/** How often rows that say nothing any more are removed. */
const clearEveryMs = 60_000;

/** As many refusals are remembered, so that whoever asks without end does not reach the database. */
const refusalsKept = 10_000;

class LimitReached extends Error {}

/**
 * Counts in the database, so that servers on one PostgreSQL share the count and a restart forgets nothing (§5).
 * Takes the database, the clock, a secret of the installation, and by how much the limits of networks are raised.
 */
export function rateLimiter(db: Database, clock: Clock, key: string, networkFactor: number): RateLimiter {
  let clearedAtMs = Number.NEGATIVE_INFINITY;
  const digest = (...of: readonly string[]) =>
    createHmac('sha256', key).update(JSON.stringify(of)).digest('base64url');
  // In one order, so that two requests never wait for each other.
  const counted = (uses: readonly Use[]) =>
    uses
      .map(({ limit, of }) => ({ key: digest(limit, ...of), ...figures(limit, networkFactor) }))
      .toSorted((a, b) => (a.key < b.key ? -1 : 1));

  const refusedUntil = new Map<string, number>();
  const waitOf = (uses: readonly { key: string }[], nowMs: number) =>
    Math.max(0, ...uses.map((use) => (refusedUntil.get(use.key) ?? 0) - nowMs));
  const refuse = (refused: string, untilMs: number) => {
    if (refusedUntil.size >= refusalsKept) refusedUntil.clear();
    refusedUntil.set(refused, untilMs);
  };

  async function clear(now: Date): Promise<void> {
    if (now.getTime() - clearedAtMs < clearEveryMs) return;
    clearedAtMs = now.getTime();
    await db.run(sql`delete from ${table} where full_at < ${at(now)}`);
  }

  return {
    digest,
    knownWait: (uses) => waitOf(counted(uses), clock.now().getTime()),
    async take(asked) {
      const now = clock.now();
      const uses = counted(asked);
      const known = waitOf(uses, now.getTime());
      if (known > 0) return known;
      await clear(now);
      try {
        await db.transaction(async (tx) => {
          for (const use of uses) {
            const waitMs = await takeOne(tx, use, now);
            if (waitMs > 0) refuse(use.key, now.getTime() + waitMs);
          }
          if (waitOf(uses, now.getTime()) > 0) throw new LimitReached();
        });
        return 0;
      } catch (error) {
        if (error instanceof LimitReached) return waitOf(uses, now.getTime());
        throw error;
      }
    },
    async giveBack(uses) {
      for (const use of counted(uses)) {
        refusedUntil.delete(use.key);
        await db.run(sql`update ${table} set full_at = full_at - ${ms(use.everyMs)} where key = ${use.key}`);
      }
    },
  };
}

function figures(limit: RateLimitName, networkFactor: number) {
  const { burst, everyMs, ofNetwork } = rateLimits[limit];
  return { burst: ofNetwork ? burst * networkFactor : burst, everyMs };
}

const ms = (given: number) => sql`${`${given} milliseconds`}::interval`;

/** Counts one use, when there is room for it; the database decides, once. Returns how long until there is. */
async function takeOne(
  tx: Queryable,
  { key, burst, everyMs }: { key: string; burst: number; everyMs: number },
  now: Date,
): Promise<number> {
  const room = new Date(now.getTime() + everyMs * burst);
  const written = await tx.run(sql`
    insert into ${table} as kept (key, full_at) values (${key}, ${at(now)} + ${ms(everyMs)})
    on conflict (key) do update set full_at = ${ms(everyMs)}
      -- What lies further ahead than the limit reaches was counted by a clock that was set back.
      + case when kept.full_at > ${at(room)} then ${at(now)} else greatest(kept.full_at, ${at(now)}) end
    where greatest(kept.full_at, ${at(now)}) + ${ms(everyMs)} <= ${at(room)} or kept.full_at > ${at(room)}`);
  if (written === 1) return 0;
  const kept = await tx.first(row, sql`select full_at from ${table} where key = ${key}`);
  return Math.max(1, (kept?.full_at.getTime() ?? 0) + everyMs - room.getTime());
}
