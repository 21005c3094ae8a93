import type { gallery as english } from '../en/gallery.ts';
import type { German } from '../types.ts';

export const gallery = {
  title: 'Galerie',
  images_one: '{{count, number}} Bild',
  images_other: '{{count, number}} Bilder',
  videos_one: '{{count, number}} Video',
  videos_other: '{{count, number}} Videos',
  emptyTitle: 'Die Wände sind noch leer',
  empty: 'Hier hängt, was du machst. Beginne ein Shooting, um den ersten Rahmen zu füllen.',
  beginShoot: 'Shooting beginnen',
  emptyFiltered: 'Nichts in der Galerie passt dazu. Suche nach etwas anderem.',
  searchPrompts: 'Prompts durchsuchen',
  failed: 'Deine Galerie konnte nicht gelesen werden.',
  disabled: 'Die Galerie wird gerade umgehängt und ist so lange geschlossen.',
  loading: 'Deine Bilder werden aufgehängt',
  loadMore: 'Mehr anzeigen',
  allShown: 'Das ist alles.',
  madeWith: 'Gemacht mit {{model}}',
  project: 'Projekt',
  created: 'Entstanden',
  openItem: 'Öffnen: {{prompt}}',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  position: '{{index, number}} von {{total, number}}',
  missingImage: 'Dieses Bild konnte nicht gezeigt werden.',
} as const satisfies German<typeof english>;
