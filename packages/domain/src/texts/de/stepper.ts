import type { stepper as english } from '../en/stepper.ts';
import type { German } from '../types.ts';

export const stepper = {
  label: 'Fortschritt',
  done: 'Erledigt:',
  current: 'Aktuell:',
  upcoming: 'Bevorstehend:',
  error: 'Fehlerhaft:',
} as const satisfies German<typeof english>;
