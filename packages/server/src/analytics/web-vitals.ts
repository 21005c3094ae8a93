import { webVitalLimits } from '@mirror-studio/domain/constants/server';
import type { WebVital } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { at, type Database, whole } from '../database/index.ts';

const row = v.object({ id: whole });

/**
 * Keeps a measurement of a page, and drops what is older than the newest that are kept (§7).
 * Takes the report as the contract read it, and when it came. Of the address the path alone is kept.
 */
export async function keepWebVital(
  db: Database,
  report: WebVital,
  now: Date,
  kept: number = webVitalLimits.keptRows,
): Promise<void> {
  const [added] = await db.all(
    row,
    sql`insert into studio.web_vitals
        (name, value, rating, delta, metric_id, navigation_type, path, sent_at_ms, created_at)
      values (${report.name}, ${report.value}, ${report.rating}, ${report.delta}, ${report.id},
        ${report.navigationType}, ${new URL(report.url).pathname}, ${report.timestamp}, ${at(now)})
      returning id`,
  );
  if (added) await db.run(sql`delete from studio.web_vitals where id <= ${added.id - kept}`);
}
