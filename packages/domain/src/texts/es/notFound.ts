import type { notFound as english } from '../en/notFound.ts';
import type { Spanish } from '../types.ts';

export const notFound = {
  title: 'Página no encontrada',
  message: 'La página que buscas no existe o se ha movido',
  goBack: 'Volver atrás',
  home: 'Inicio',
} as const satisfies Spanish<typeof english>;
