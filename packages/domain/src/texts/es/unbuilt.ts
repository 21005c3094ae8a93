import type { unbuilt as english } from '../en/unbuilt.ts';
import type { Spanish } from '../types.ts';

export const unbuilt = {
  eyebrow: 'Aún por construir',
  title: '{{page}} sigue a oscuras',
  message: 'Esta sala tiene puerta, pero todavía nada detrás. Preferimos decírtelo a enseñarte un decorado.',
  next: 'Lo que ya funciona',
  toPhotoShoot: 'Empezar una sesión',
  toGallery: 'Abrir la galería',
} as const satisfies Spanish<typeof english>;
