import type { dates as english } from '../en/dates.ts';
import type { German } from '../types.ts';

export const dates = {
  previousMonth: 'Voriger Monat',
  nextMonth: 'Nächster Monat',
  daysOf: 'Tage beginnen um Mitternacht, {{zone}}.',
  presets: 'Vorgeschlagene Zeiträume',
  lastDays: 'Letzte {{days, number}} Tage',
  today: 'Heute',
  thisMonth: 'Dieser Monat',
  lastMonth: 'Letzter Monat',
  thisYear: 'Dieses Jahr',
} as const satisfies German<typeof english>;
