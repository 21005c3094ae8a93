const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
/** No zone is further from UTC: a bare offset is less than a day. */
const furthestMs = 24 * hourMs;

const calendars = new Map<string, Intl.DateTimeFormat>();
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  calendars.set(timeZone, made);
  return made;
}

/**
 * (decisions) The day of a moment where somebody is, as `2026-11-21`.
 *
 * @param ms - The moment.
 * @param timeZone - A name that `knownZone` returns.
 * @returns The day.
 * @throws RangeError for a name of no time zone.
 */
export function dayOf(ms: number, timeZone: string): string {
  return calendarOf(timeZone).format(ms);
}

/**
 * (decisions) A day so many days after another.
 *
 * @param day - `2026-11-21`.
 * @param days - Whole days; negative for one before.
 * @returns The day.
 */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/**
 * (decisions) When a day begins where somebody is: usually at midnight, an hour later where clocks skip it. Two of them are 23, 24 or 25 hours apart.
 *
 * @param day - `2026-11-21`.
 * @param timeZone - A name that `knownZone` returns.
 * @returns The first moment of the day, in ms.
 * @throws RangeError for a name of no time zone.
 */
export function dayBegins(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00Z`);
  let [before, from] = [utc - furthestMs, utc + furthestMs];
  // Clocks change by whole minutes.
  while (from - before > minuteMs) {
    const middle = before + Math.floor((from - before) / (2 * minuteMs)) * minuteMs;
    if (dayOf(middle, timeZone) >= day) from = middle;
    else before = middle;
  }
  return from;
}
