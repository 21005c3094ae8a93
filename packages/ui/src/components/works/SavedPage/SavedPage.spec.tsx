import { common } from '@mirror-studio/domain/texts/en/common';
import { library } from '@mirror-studio/domain/texts/en/library';
import { saved as texts } from '@mirror-studio/domain/texts/en/saved';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { promptWorks, savedWorks, strangeWork } from '../../../testing/fixtures/works.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { SavedPageProps } from './SavedPage.tsx';

const page: SavedPageProps = {
  saved: savedWorks,
  collections: [
    { name: 'Light', items: 3 },
    { name: 'People', items: 1 },
  ],
  filter: { q: '', collection: null },
  onFilterChange: nothing,
  hrefOf: (id) => `#${id}`,
  profileHrefOf: (handle) => `#${handle}`,
  libraryHref: '#library',
  sections: { prompts: '#prompts', saved: '#saved', forensics: '#forensics' },
  onChange: async () => null,
  onRemove: nothing,
};
const [first] = savedWorks;
if (!first) throw new Error('Nothing is saved.');

/** `<SavedPage {...savedPageStates.listed} />` */
export const savedPageStates = statesOf<SavedPageProps>()({
  listed: page,
  withPrompts: {
    ...page,
    saved: [
      ...promptWorks.map((work) => ({ ...first, id: `saved-${work.id}`, work })),
      ...savedWorks.slice(0, 1),
    ],
  },
  loading: { ...page, state: 'loading', saved: [], collections: [] },
  empty: { ...page, saved: [], collections: [] },
  narrowedToNothing: { ...page, saved: [], filter: { q: 'xylophone', collection: 'Light' } },
  failedToLoad: { ...page, state: 'failed', saved: [] },
  more: { ...page, onLoadMore: nothing },
  loadingMore: { ...page, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...page, onLoadMore: nothing, moreFailed: texts.failed },
  strange: {
    ...page,
    saved: [
      { ...first, work: strangeWork, note: 'lichtbildwerkstatt'.repeat(12), collection: 'Spiegel'.repeat(8) },
      ...savedWorks.slice(1),
    ],
  },
});

/** SavedPage: reads its rows, narrows them, notes and removes. */
export function savedPageTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'saved', texts);
  const { press, fill, overlay } = stepsOf(tools);
  const named = (key: 'editOf' | 'removeOf', title: string) => t[key].replace('{{title}}', title);
  return {
    rows: () => screen.queryAllByRole('listitem').map((row) => row.textContent ?? ''),
    search: async (words: string) => fill(screen.getByRole('searchbox', { name: t.search }), words),
    remove: async (title: string) =>
      user.click(screen.getByRole('button', { name: named('removeOf', title) })),
    note: async (title: string, words: string) => {
      await user.click(screen.getByRole('button', { name: named('editOf', title) }));
      const dialog = await overlay(RegExp(title));
      await fill(dialog.getByRole('textbox', { name: t.note }), words);
      await user.click(dialog.getByRole('button', { name: t.keep }));
    },
    showAll: async () => press(t.showAll),
    loadMore: async () => press(t.loadMore),
  };
}

export default {
  SavedPage: (): Spec<SavedPageProps> => ({
    states: savedPageStates,
    tester: savedPageTester,
    uses: [
      {
        in: savedPageStates.narrowedToNothing,
        calls: 'onFilterChange',
        by: (tools) => savedPageTester(tools).showAll(),
      },
      {
        in: savedPageStates.listed,
        calls: 'onRemove',
        by: (tools) => savedPageTester(tools).remove(first.work?.title ?? ''),
      },
      { in: savedPageStates.more, calls: 'onLoadMore', by: (tools) => savedPageTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        sections: byRole('navigation', library.sections),
        collections: documented('can be chosen one at a time'),
        onLoadMore: byRole('button', texts.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
        moreFailed: documented('stands beside what is there, in words'),
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Select and a Dialog' },
    keys: 'its rows have links and IconButtons, its filter is a Select',
  }),
};
