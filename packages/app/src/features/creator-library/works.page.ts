import { sampleWork, type Work, worksEndpoints } from '@mirror-studio/domain/contract';
import { noWorksFilter } from '@mirror-studio/domain/works';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { WorksData } from './WorksView.tsx';

/** Samples of pictures in the shapes that shoots have. */
const shapes = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1024, height: 1024 },
] as const;

/** The states of the creator library, from what its endpoint answers. */
export const page: ListPage<Work, WorksData> = {
  title: 'Creator library',
  endpoint: worksEndpoints.works,
  item: (at) => ({
    ...sampleWork,
    id: `w${at}`,
    title: `Salt flats, ${at + 1}`,
    url: `/media/${(at % shapes.length) + 1}.png`,
    variants: [],
    ...shapes[at % shapes.length],
    publishedAt: momentAt(at),
    savedId: at % 7 === 3 ? `s${at}` : null,
  }),
  longWords: (work) => ({
    ...work,
    title: 'lichtbildwerkstatt'.repeat(6),
    author: { handle: 'abcdefghijklmnopqrstuvwxyz-789', name: 'Spiegelkabinett'.repeat(4), picture: null },
  }),
  data: (works, hasMore) => ({ works, hasMore, filter: noWorksFilter }),
  filteredToNothing: () => ({
    works: [],
    hasMore: false,
    filter: { ...noWorksFilter, tag: 'xylophone' },
  }),
};
