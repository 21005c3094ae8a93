import type { dates as english } from '../en/dates.ts';
import type { Spanish } from '../types.ts';

export const dates: Spanish<typeof english> = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  daysOf: 'Los días empiezan a medianoche, {{zone}}.',
  presets: 'Periodos sugeridos',
  lastDays: 'Últimos {{days, number}} días',
  today: 'Hoy',
  thisMonth: 'Este mes',
  lastMonth: 'El mes pasado',
  thisYear: 'Este año',
};
