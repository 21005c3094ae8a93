import { dayAfter, dayBegins, dayOf } from './days.ts';

/** Decided: the periods that figures are shown of, in days; each ends today. */
export const analyticsPeriods = ['7', '30', '90', '365'] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
/** Decided: the one that is shown first. */
export const usualPeriod: AnalyticsPeriod = '30';

/** Decided: upper ends of the ranges of waiting, in seconds; the last range has none. */
export const waitRanges = [5, 10, 20, 40, 60, 120, 300] as const;
/** Decided: as many works are named, those with the most saves, likes and remixes. */
export const mostNamedWorks = 10;

/** The days of a period and those of the one before it, as long, in one line. */
export interface PeriodDays {
  /** All of them, those of the period before first. */
  readonly days: readonly string[];
  /** When each begins, and when the last ends: one more than the days, in ms. */
  readonly begins: readonly number[];
  /** How many days the period has: the half of them. */
  readonly length: number;
}

/**
 * (decisions) The days of a period that ends today where somebody is, and those before it.
 *
 * @param period - In days.
 * @param nowMs - The moment.
 * @param timeZone - A name of a time zone.
 * @returns The days.
 * @throws RangeError for a name of no time zone.
 */
export function periodDays(period: AnalyticsPeriod, nowMs: number, timeZone: string): PeriodDays {
  const length = Number(period);
  const today = dayOf(nowMs, timeZone);
  const days = Array.from({ length: 2 * length }, (_, at) => dayAfter(today, at + 1 - 2 * length));
  const begins = [...days, dayAfter(today)].map((day) => dayBegins(day, timeZone));
  return { days, begins, length };
}
