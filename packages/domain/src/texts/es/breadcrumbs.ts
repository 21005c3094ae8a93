import type { breadcrumbs as english } from '../en/breadcrumbs.ts';
import type { Spanish } from '../types.ts';

export const breadcrumbs: Spanish<typeof english> = {
  label: 'Ruta de navegación',
  between: 'Mostrar los niveles intermedios',
};
