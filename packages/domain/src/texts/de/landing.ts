import type { landing as english } from '../en/landing.ts';
import type { German } from '../types.ts';

export const landing = {
  title: 'Eine Dunkelkammer für das, was du mit geschlossenen Augen siehst',
  lead: 'Schreibe einen Prompt, beginne ein Shooting und sieh zu, wie sich die Bilder entwickeln. Behalte sie, nimm sie mit, zeige, wie du sie gemacht hast.',
  signIn: 'Anmelden',
  samples: 'Beispiele ansehen',
  studioTitle: 'Studio',
  studio: 'Ein Prompt, bis zu zehn Bilder, acht Posen, acht Stile.',
  galleryTitle: 'Galerie',
  gallery: 'Alles, was du machst, hängt in einem ruhigen Raum, mit den Worten, aus denen es entstand.',
  communityTitle: 'Community',
  community: 'Lies, wie andere schreiben, und lass dich lesen.',
  alphaNote: 'In der Alpha: Alle Funktionen sind kostenlos, solange wir testen.',
} as const satisfies German<typeof english>;
