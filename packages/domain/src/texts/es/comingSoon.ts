import type { comingSoon as english } from '../en/comingSoon.ts';
import type { Spanish } from '../types.ts';

export const comingSoon = {
  eyebrow: 'Aún por construir',
  title: '{{page}} sigue a oscuras',
  message: 'Esta sala tiene puerta, pero todavía nada detrás. Preferimos decírtelo a enseñarte un decorado.',
  next: 'Lo que ya funciona',
  toPhotoShoot: 'Empezar una sesión',
  toGallery: 'Abrir la galería',
} as const satisfies Spanish<typeof english>;
