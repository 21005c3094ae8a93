import type { comingSoon as english } from '../en/comingSoon.ts';
import type { German } from '../types.ts';

export const comingSoon = {
  eyebrow: 'Noch nicht gebaut',
  title: '{{page}} liegt noch im Dunkeln',
  message:
    'Dieser Raum hat eine Tür, und dahinter ist noch nichts. Das sagen wir dir lieber, als dir eine Kulisse zu zeigen.',
  next: 'Was heute schon geht',
  toPhotoShoot: 'Shooting beginnen',
  toGallery: 'Galerie öffnen',
} as const satisfies German<typeof english>;
