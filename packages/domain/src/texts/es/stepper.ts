import type { stepper as english } from '../en/stepper.ts';
import type { Spanish } from '../types.ts';

export const stepper: Spanish<typeof english> = {
  label: 'Progreso',
  done: 'Hecho:',
  current: 'Actual:',
  upcoming: 'Pendiente:',
  error: 'Con error:',
};
