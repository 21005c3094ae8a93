import { endpoints, type GalleryItem, sampleGalleryItem } from '@mirror-studio/domain/contract';
import type { ListPage } from '../../data-page/states/list-states.ts';
import type { GalleryPageData } from './GalleryView.tsx';

/** Samples of pictures in the shapes that shoots have. */
const shapes = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1024, height: 1024 },
] as const;

/** The states of the gallery, from what its endpoint answers. */
export const page: ListPage<GalleryItem, GalleryPageData> = {
  title: 'Gallery',
  endpoint: endpoints.gallery,
  item: (at) => ({
    ...sampleGalleryItem,
    id: `g${at}`,
    url: `/media/${(at % shapes.length) + 1}.png`,
    ...shapes[at % shapes.length],
  }),
  longWords: (item) => ({
    ...item,
    prompt: `${'Silver halide on wet glass, '.repeat(20)}${'lichtbildwerkstatt'.repeat(6)}`,
    project: 'Spiegelkabinettsonnenaufgangsstudien',
  }),
  data: (items, hasMore) => ({ items, hasMore }),
  filteredToNothing: () => ({ items: [], hasMore: false, isFiltered: true }),
};
