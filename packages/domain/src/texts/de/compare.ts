import type { compare as english } from '../en/compare.ts';
import type { German } from '../types.ts';

export const compare = {
  handle: 'Wie viel zu sehen ist von: {{picture}}',
} as const satisfies German<typeof english>;
