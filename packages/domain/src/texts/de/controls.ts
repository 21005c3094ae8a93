import type { controls as english } from '../en/controls.ts';
import type { German } from '../types.ts';

export const controls = {
  working: 'In Arbeit …',
  close: 'Schließen',
} as const satisfies German<typeof english>;
