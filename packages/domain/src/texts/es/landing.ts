import type { landing as english } from '../en/landing.ts';
import type { Spanish } from '../types.ts';

export const landing = {
  title: 'Un cuarto oscuro para lo que ves con los ojos cerrados',
  lead: 'Escribe un prompt, empieza una sesión y mira cómo se revelan las imágenes. Guárdalas, dales movimiento y comparte cómo las hiciste.',
  signIn: 'Iniciar sesión',
  samples: 'Ver las muestras',
  studioTitle: 'Estudio',
  studio: 'Un prompt, hasta diez imágenes, ocho poses, ocho estilos.',
  galleryTitle: 'Galería',
  gallery: 'Todo lo que creas cuelga en una sala tranquila, junto a las palabras que lo hicieron.',
  communityTitle: 'Comunidad',
  community: 'Lee cómo escriben otras personas y deja que te lean.',
  alphaNote: 'En alfa: todas las funciones son gratis mientras hacemos pruebas.',
} as const satisfies Spanish<typeof english>;
