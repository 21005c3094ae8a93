import { noLibraryFilter } from '@mirror-studio/domain/prompts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { library as texts } from '@mirror-studio/domain/texts/en/library';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ago } from '../../../testing/fixtures/jobs.ts';
import {
  libraryLabels,
  libraryPrompts,
  manyLibraryPrompts,
  strangeLibraryPrompts,
} from '../../../testing/fixtures/library.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { LibraryPage, type LibraryPageProps } from './index.ts';

const page: LibraryPageProps = {
  prompts: libraryPrompts,
  filter: noLibraryFilter,
  onFilterChange: nothing,
  labels: libraryLabels,
  hrefOf: (id) => `#editor/${id}`,
  writeHref: '#editor',
  sections: { prompts: '#prompts', saved: '#saved', forensics: '#forensics' },
  onOpen: nothing,
  onDelete: nothing,
  onRestore: nothing,
  onLabel: nothing,
  onPublish: nothing,
};
const trash = { ...noLibraryFilter, place: 'trash' } as const;

/** `<LibraryPage {...libraryPageStates.listed} />` */
export const libraryPageStates = statesOf<LibraryPageProps>()({
  listed: page,
  loading: { ...page, state: 'loading', prompts: [] },
  empty: { ...page, prompts: [], labels: { tags: [], collections: [], prompts: 0 } },
  filtered: {
    ...page,
    prompts: libraryPrompts.slice(0, 1),
    filter: { ...noLibraryFilter, q: 'slat', tag: 'salt' },
  },
  filteredToNothing: { ...page, prompts: [], filter: { ...noLibraryFilter, q: 'xylophone', tag: 'gone' } },
  trash: {
    ...page,
    prompts: libraryPrompts.map((prompt) => ({ ...prompt, deletedAt: ago(3_600) })),
    filter: trash,
  },
  trashEmpty: { ...page, prompts: [], filter: trash },
  failedToLoad: { ...page, state: 'failed', prompts: [] },
  more: { ...page, onLoadMore: nothing },
  moreFailed: { ...page, onLoadMore: nothing, moreFailed: texts.failed },
  strange: { ...page, prompts: strangeLibraryPrompts },
});

/** LibraryPage: reads and selects its rows by their titles, and acts on them. */
export function libraryPageTester(tools: Tools) {
  const { screen, within, user } = tools;
  const t = textsOf(tools, 'library', texts);
  const { press, fill } = stepsOf(tools);
  const row = (title: string | RegExp) => screen.getByRole('row', { name: title });
  return {
    /** The titles of the rows, in order. */
    rows: () => screen.queryAllByRole('row').flatMap((each) => each.getAttribute('aria-label') ?? []),
    search: async (words: string) => fill(screen.getByRole('searchbox', { name: t.search }), words),
    open: async (title: string | RegExp) => user.click(row(title)),
    select: async (title: string | RegExp) => user.click(within(row(title)).getByRole('checkbox')),
    delete: async () => press(t.delete),
    restore: async () => press(t.restore),
    /** Opens the tags of those that are selected. */
    tags: async () => press(t.tags),
    /** Opens the choice of a collection for those that are selected. */
    move: async () => press(t.move),
    /** Opens what is said of the one that is selected. */
    publish: async () => press(t.publish),
    save: async () => press(t.save),
    showAll: async () => press(t.showAll),
  };
}

const selectFirst = async (tools: Tools) => libraryPageTester(tools).select('Salt flats');

export default {
  LibraryPage: (): Spec<LibraryPageProps> => ({
    states: libraryPageStates,
    tester: libraryPageTester,
    uses: [
      {
        in: libraryPageStates.listed,
        calls: 'onOpen',
        by: (tools) => libraryPageTester(tools).open('Salt flats'),
      },
      {
        in: libraryPageStates.listed,
        calls: 'onDelete',
        by: async (tools) => {
          await selectFirst(tools);
          await libraryPageTester(tools).delete();
        },
      },
      {
        in: libraryPageStates.trash,
        calls: 'onRestore',
        by: async (tools) => {
          await selectFirst(tools);
          await libraryPageTester(tools).restore();
        },
      },
      {
        in: libraryPageStates.filteredToNothing,
        calls: 'onFilterChange',
        by: (tools) => libraryPageTester(tools).showAll(),
      },
      {
        in: libraryPageStates.listed,
        reads: (tools) => libraryPageTester(tools).rows().length,
        is: libraryPrompts.length,
      },
    ],
    composition: {
      cases: {
        state,
        labels: documented('is what the filters and dialogs offer: they show it when they open'),
        sections: byRole('navigation', texts.sections),
        onOpen: documented('is what a press on a row does; without it the link at its end opens it'),
        onDelete: documented('is offered when something is selected'),
        onRestore: byRole('button', /^Restore: Salt/, {
          prompts: libraryPageStates.trash.prompts,
          filter: trash,
        }),
        onLabel: documented('is offered when something is selected'),
        onPublish: documented('is offered when one prompt is selected'),
        onLoadMore: byRole('button', common.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        failure: byRole('button', common.retry, {
          state: 'failed',
          prompts: [],
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
        moreFailed: byRole('alert', '', { moreFailed: texts.failed }),
        onReload: byRole('button', common.retry, { moreFailed: texts.failed, onReload: nothing }),
      },
    },
    largeData: {
      Component: () => <LibraryPage {...page} prompts={manyLibraryPrompts(10_000)} />,
      row: '[role="row"]',
    },
    overlay: { is: 'another', because: 'what it opens is a Select' },
    keys: 'it is a SearchField, Selects, a SegmentedControl, a GridList and an ActionBar',
  }),
};
