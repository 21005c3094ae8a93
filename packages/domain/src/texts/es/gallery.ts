import type { gallery as english } from '../en/gallery.ts';
import type { Spanish } from '../types.ts';

export const gallery = {
  title: 'Galería',
  images_one: '{{count, number}} imagen',
  images_many: '{{count, number}} de imágenes',
  images_other: '{{count, number}} imágenes',
  videos_one: '{{count, number}} vídeo',
  videos_many: '{{count, number}} de vídeos',
  videos_other: '{{count, number}} vídeos',
  emptyTitle: 'Las paredes están desnudas',
  empty: 'Aquí se cuelga lo que creas. Empieza una sesión para llenar el primer marco.',
  beginShoot: 'Empezar una sesión',
  emptyFiltered: 'Nada en la galería coincide. Prueba con otra búsqueda.',
  searchPrompts: 'Buscar en los prompts',
  failed: 'No hemos podido abrir tu galería.',
  disabled: 'Estamos volviendo a colgar la galería y ahora está cerrada.',
  loading: 'Colgando tus imágenes',
  loadMore: 'Ver más',
  allShown: 'Eso es todo.',
  madeWith: 'Hecho con {{model}}',
  project: 'Proyecto',
  created: 'Creado',
  openItem: 'Abrir: {{prompt}}',
  missingImage: 'No se ha podido mostrar esta imagen.',
} as const satisfies Spanish<typeof english>;
