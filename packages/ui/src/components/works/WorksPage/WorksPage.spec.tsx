import { common } from '@mirror-studio/domain/texts/en/common';
import { community } from '@mirror-studio/domain/texts/en/community';
import { works as texts } from '@mirror-studio/domain/texts/en/works';
import { noWorksFilter } from '@mirror-studio/domain/works';
import { byRole, documented, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { works } from '../../../testing/fixtures/works.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { WorksPageProps } from './WorksPage.tsx';

const page: WorksPageProps = {
  works,
  filter: noWorksFilter,
  onFilterChange: nothing,
  onLikedChange: nothing,
  hrefOf: (id) => `#${id}`,
  savedHref: '#saved',
  galleryHref: '#gallery',
};
const narrowed = { ...noWorksFilter, tag: 'first light', author: 'mara-oduya' };

/** `<WorksPage {...worksPageStates.listed} />` */
export const worksPageStates = statesOf<WorksPageProps>()({
  listed: page,
  narrowed: { ...page, works: works.slice(0, 3), filter: { ...narrowed, style: 'editorial', ratio: '3:4' } },
  loading: { ...page, state: 'loading', works: [] },
  empty: { ...page, works: [] },
  risingNone: { ...page, works: [], filter: { ...noWorksFilter, feed: 'rising' } },
  remixedNone: { ...page, works: [], filter: { ...noWorksFilter, feed: 'remixed' } },
  followedNone: { ...page, works: [], filter: { ...noWorksFilter, feed: 'followed' } },
  searched: { ...page, works: works.slice(0, 2), filter: { ...noWorksFilter, search: 'fern' } },
  narrowedToNothing: { ...page, works: [], filter: narrowed },
  failedToLoad: { ...page, state: 'failed', works: [] },
  more: { ...page, onLoadMore: nothing },
  loadingMore: { ...page, onLoadMore: nothing, isLoadingMore: true },
  moreFailed: { ...page, onLoadMore: nothing, moreFailed: texts.failed },
});

/** WorksPage: what it is narrowed to, and going on. */
export function worksPageTester(tools: Tools) {
  const { screen, user } = tools;
  const t = textsOf(tools, 'works', texts);
  const { press, fill } = stepsOf(tools);
  return {
    works: () => screen.queryAllByRole('link', { name: /, by / }).map((link) => link.textContent ?? ''),
    without: async (name: RegExp) => user.click(screen.getByRole('button', { name })),
    search: async (words: string) => fill(screen.getByRole('searchbox', { name: t.search }), words),
    feed: async (name: string) => user.click(screen.getByRole('radio', { name })),
    showAll: async () => press(t.showAll),
    loadMore: async () => press(t.loadMore),
  };
}

export default {
  WorksPage: (): Spec<WorksPageProps> => ({
    states: worksPageStates,
    tester: worksPageTester,
    uses: [
      {
        in: worksPageStates.narrowedToNothing,
        calls: 'onFilterChange',
        by: (tools) => worksPageTester(tools).showAll(),
      },
      {
        in: worksPageStates.listed,
        calls: 'onFilterChange',
        by: (tools) => worksPageTester(tools).feed(community.feedFollowed),
      },
      {
        in: worksPageStates.listed,
        calls: 'onFilterChange',
        by: (tools) => worksPageTester(tools).search('f'),
      },
      { in: worksPageStates.more, calls: 'onLoadMore', by: (tools) => worksPageTester(tools).loadMore() },
    ],
    composition: {
      cases: {
        state,
        onIntent: documented('is called when somebody points at a work'),
        onLikedChange: documented('is called with the work whose button was pressed'),
        onLoadMore: byRole('button', texts.loadMore, { onLoadMore: nothing }),
        isLoadingMore: state,
        onReload: byRole('button', common.retry, { moreFailed: texts.failed, onReload: nothing }),
        failure: byRole('button', common.retry, {
          state: 'failed',
          failure: { kind: 'server', message: texts.failed, onAction: { retry: nothing } },
        }),
        moreFailed: documented('stands beside what is there, in words'),
        children: byRole('button', 'The work', { children: <Button>The work</Button> }),
      },
    },
    overlay: { is: 'another', because: 'what it opens is a Select' },
    keys: 'its works are links, its filters a SearchField and Selects',
  }),
};
