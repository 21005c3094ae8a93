import type { UsageReport, WorksReport } from '../contract/areas/analytics.ts';
import { csvOf } from '../ledger/csv.ts';

/**
 * (decisions) What was made and spent as CSV, a row for each day.
 *
 * @param report - As the server answers it.
 * @returns The file; to be written as UTF-8.
 */
export function usageCsv({ days }: UsageReport): string {
  const header = ['day', 'credits_spent', 'coins_exchanged', 'images', 'video_seconds'];
  const before = header.slice(1).map((name) => `${name}_before`);
  return csvOf(
    [...header, ...before],
    days.map(({ day, now, previous }) => [
      day,
      now.credits,
      now.coins,
      now.images,
      now.seconds,
      previous.credits,
      previous.coins,
      previous.images,
      previous.seconds,
    ]),
  );
}

/**
 * (decisions) How what was published does as CSV, a row for each day.
 *
 * @param report - As the server answers it.
 * @returns The file; to be written as UTF-8.
 */
export function worksCsv({ days }: WorksReport): string {
  const header = ['day', 'views', 'saves', 'likes', 'remixes', 'followers', 'published'];
  const before = header.slice(1).map((name) => `${name}_before`);
  return csvOf(
    [...header, ...before],
    days.map(({ day, now, previous }) => [
      day,
      now.views,
      now.saves,
      now.likes,
      now.remixes,
      now.followers,
      now.published,
      previous.views,
      previous.saves,
      previous.likes,
      previous.remixes,
      previous.followers,
      previous.published,
    ]),
  );
}
