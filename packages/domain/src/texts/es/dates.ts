import type { dates as english } from '../en/dates.ts';
import type { Spanish } from '../types.ts';

export const dates: Spanish<typeof english> = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  daysOf: 'Los días empiezan a medianoche, {{zone}}.',
};
