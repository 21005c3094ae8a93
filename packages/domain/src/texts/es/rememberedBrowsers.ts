import type { rememberedBrowsers as english } from '../en/rememberedBrowsers.ts';
import type { Spanish } from '../types.ts';

export const rememberedBrowsers = {
  title: 'Navegadores recordados',
  lead: 'Al entrar en ellos no se pide código. Antes de lo más importante se te sigue preguntando.',
  times: 'Desde el {{since}} hasta el {{until}}',
  forget: 'Olvidar',
  forgetNamed: 'Olvidar {{device}}',
  forgetting: 'Olvidando el navegador',
  forgetAll: 'Olvidar todos',
  failed: 'No ha funcionado. {{reason}}',
} as const satisfies Spanish<typeof english>;
