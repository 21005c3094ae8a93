import type { studioHome as english } from '../en/studioHome.ts';
import type { Spanish } from '../types.ts';

export const studioHome = {
  eyebrow: 'Estudio',
  title: 'La luz roja está encendida',
  lead: 'El estudio de descripciones aún no está hecho. Hasta entonces, todo empieza con una sesión.',
  begin: 'Empezar una sesión',
  recent: 'Recién salidas de la cubeta',
  picture: 'Abrir en la galería: {{prompt}}',
  none: 'Aquí colgarán tus primeras imágenes.',
  next: 'Adónde ir',
  toGallery: 'Abrir la galería',
  toJobs: 'Ver lo que se está revelando',
} as const satisfies Spanish<typeof english>;
