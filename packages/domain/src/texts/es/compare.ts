import type { compare as english } from '../en/compare.ts';
import type { Spanish } from '../types.ts';

export const compare: Spanish<typeof english> = {
  handle: 'Cuánto se ve de: {{picture}}',
};
