import type { samples as english } from '../en/samples.ts';
import type { Spanish } from '../types.ts';

export const samples = {
  title: 'Lo que muestra el espejo',
  lead: '{{count, number}} imágenes del generador incluido, cada una con las palabras que la hicieron. Toma la que quieras y cámbiala.',
  wall: 'Muestras',
  sample: 'Muestra {{number, number}} de {{total, number}}',
  picture: 'La imagen de la muestra {{number, number}}',
  previous: 'Anterior',
  next: 'Siguiente',
  try: 'Probar esta descripción',
} as const satisfies Spanish<typeof english>;
