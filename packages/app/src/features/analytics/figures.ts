interface Day<Figures> {
  readonly day: string;
  readonly now: Figures;
  readonly previous: Figures;
}

const daysOfYear = 365;

/** How days of the calendar are written. */
export function dayWords(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const inYear = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const noon = (day: string) => new Date(`${day}T12:00Z`);
  return {
    short: (day: string) => format.format(noon(day)),
    whole: (day: string) => inYear.format(noon(day)),
    span: (first: string, last: string) => inYear.formatRange(noon(first), noon(last)),
  };
}

/** The points of a chart over days. Takes what of a day is drawn. */
export const pointsOf = <Figures>(
  days: readonly Day<Figures>[],
  locale: string,
  of: (figures: Figures) => number,
) => {
  const { short, whole } = dayWords(locale);
  // A point is told from others by its label.
  const name = days.length > daysOfYear ? whole : short;
  return days.map(({ day, now, previous }) => ({
    label: name(day),
    value: of(now),
    previous: of(previous),
  }));
};

/** What all days come to, and those of the period before. */
export const totalOf = <Figures>(days: readonly Day<Figures>[], of: (figures: Figures) => number) =>
  days.reduce(
    (sum, { now, previous }) => ({ now: sum.now + of(now), previous: sum.previous + of(previous) }),
    { now: 0, previous: 0 },
  );

/** Titles, each told from those before it that are the same. */
export function toldApart(titles: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return titles.map((title) => {
    const count = (seen.get(title) ?? 0) + 1;
    seen.set(title, count);
    return count === 1 ? title : `${title} (${count})`;
  });
}
