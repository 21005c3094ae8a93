import { libraryLimits } from '@mirror-studio/domain/constants/prompts';
import { type PromptSummary, promptsEndpoints, samplePromptSummary } from '@mirror-studio/domain/contract';
import { noLibraryFilter } from '@mirror-studio/domain/prompts';
import { type ListPage, momentAt } from '../../data-page/states/list-states.ts';
import type { LibraryPageData } from './LibraryView.tsx';

const words = '{Salt|Mud} flats at first light, __light__, long shadow, wind from the left, 85 mm';

/** The states of my library, from what its endpoint answers. */
export const page: ListPage<PromptSummary, LibraryPageData> = {
  title: 'My library',
  endpoint: promptsEndpoints.prompts,
  item: (at) => ({
    ...samplePromptSummary,
    id: `p${at}`,
    title: `Salt flats, ${at + 1}`,
    excerpt: words,
    tags: ['salt', 'first light', 'portrait'].slice(0, at % 4),
    collection: at % 3 === 0 ? 'Halcyon' : null,
    pictures: at % 5 === 0 ? 0 : at,
    version: (at % 4) + 1,
    updatedAt: momentAt(at),
  }),
  longWords: (prompt) => ({
    ...prompt,
    title: 'lichtbildwerkstatt'.repeat(8).slice(0, libraryLimits.titleCharacters),
    excerpt: `${'Silver halide on wet glass, '.repeat(8)}${'lichtbildwerkstatt'.repeat(6)}`,
    tags: Array.from({ length: libraryLimits.tags }, (_, at) => `Spiegelkabinett ${at}`),
    collection: 'Spiegelkabinettsonnenaufgangsstudien',
  }),
  data: (prompts, hasMore) => ({ prompts, hasMore, filter: noLibraryFilter }),
  filteredToNothing: () => ({
    prompts: [],
    hasMore: false,
    filter: { ...noLibraryFilter, q: 'xylophone' },
  }),
};
