import type { dates as english } from '../en/dates.ts';
import type { German } from '../types.ts';

export const dates = {
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  daysOf: 'Tage beginnen um Mitternacht, {{zone}}.',
} as const satisfies German<typeof english>;
