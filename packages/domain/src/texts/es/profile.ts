import type { profile as english } from '../en/profile.ts';
import type { Spanish } from '../types.ts';

export const profile = {
  lead: 'Cómo te ven los demás, quién puede usar tu cuenta y qué ha pasado en ella.',
} as const satisfies Spanish<typeof english>;
