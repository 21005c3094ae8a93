/** The units of an age, the largest first, in milliseconds. */
const units = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

type Age = (typeof units)[number];
const second: Age = ['second', 1_000];

function unitOf(ageMs: number): Age {
  return units.find(([, unitMs]) => ageMs >= unitMs) ?? second;
}

/**
 * How long ago something was: '12 seconds ago', 'hace 1 hora' (§2: relative creation time). Takes the moment and the
 * time now, in milliseconds, and the locale. Whole units that have passed are counted, so nothing is called yesterday
 * that was not; a moment in the future (a clock that is off) is now.
 *
 * @returns Text.
 */
export function formatAgo(thenMs: number, nowMs: number, locale: string): string {
  const ageMs = Math.max(0, nowMs - thenMs);
  const [unit, unitMs] = unitOf(ageMs);
  const passed = Math.floor(ageMs / unitMs);
  return relativeFormat(locale, passed === 0 ? 'auto' : 'always').format(-passed, unit);
}

const formats = new Map<string, Intl.RelativeTimeFormat>();

/** A formatter is dear to make, and a long list asks for the same one in every row. */
function relativeFormat(locale: string, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const name = `${locale} ${numeric}`;
  const format = formats.get(name) ?? new Intl.RelativeTimeFormat(locale, { numeric });
  formats.set(name, format);
  return format;
}

/**
 * When `formatAgo` will say something else (§2). Takes the moment and the time now, in milliseconds.
 *
 * @returns The milliseconds until then, at least 1.
 */
export function agoChangesInMs(thenMs: number, nowMs: number): number {
  const ageMs = nowMs - thenMs;
  if (ageMs < 0) return second[1] - ageMs;
  const [, unitMs] = unitOf(ageMs);
  const inThisUnit = unitMs - (ageMs % unitMs);
  const larger = units.findLast(([, largerMs]) => largerMs > ageMs);
  return larger === undefined ? inThisUnit : Math.min(inThisUnit, larger[1] - ageMs);
}

/**
 * The exact moment with its time zone, as a tooltip says it beside a relative one (§2). Takes milliseconds since 1970, the locale and,
 * where the browser's own is not meant, a time zone.
 *
 * @returns Text.
 */
export function formatMoment(thenMs: number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(thenMs);
}

/**
 * Until when something can be done, to the minute (decisions: account data): "21 December 2026 at 10:00". Takes milliseconds since
 * 1970, the locale and, where the browser's own is not meant, a time zone.
 *
 * @returns Text.
 */
export function formatDeadline(thenMs: number, locale: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(thenMs);
}

/**
 * A day in the manner of the language, in the person's own time zone (decisions: proofing): "21 Dec 2026".
 *
 * @param moment - ISO 8601.
 * @param locale - The language.
 * @returns The day.
 */
export function formatDay(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(moment));
}

/**
 * A price (§9: prices are in dollars). Takes whole cents and the locale. The division happens here, for the eye, and
 * nowhere else.
 *
 * @returns Text.
 */
export function formatMoney(cents: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/**
 * The size of a file as a reader thinks of it: '2.4 MB' (§5: sizes are in MB of 1024 × 1024 bytes). Takes bytes and
 * the locale.
 *
 * @returns Text.
 */
export function formatBytes(bytes: number, locale: string): string {
  const [unit, size] = byteUnits.find(([, unitBytes]) => bytes >= unitBytes) ?? smallest;
  const style = {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'byte' ? 0 : 1,
  } as const;
  return new Intl.NumberFormat(locale, style).format(bytes / size);
}

const smallest = ['byte', 1] as const;
const byteUnits = [['megabyte', 1_048_576], ['kilobyte', 1024], smallest] as const;

/** From here on a length of time is said in whole minutes: nobody counts so many seconds. */
const countedSeconds = 90;

/**
 * A length of time as one says it: '14 sec', '3 min', in the manner of the locale (decisions). Takes milliseconds and the locale.
 *
 * @returns Text; never less than one second.
 */
export function formatDuration(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  const [unit, value] =
    seconds < countedSeconds
      ? (['second', seconds] as const)
      : (['minute', Math.round(seconds / 60)] as const);
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
