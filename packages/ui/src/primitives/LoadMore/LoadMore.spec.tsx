import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { byRole, documented, part, state } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { nothing } from '../../testing/nothing.ts';
import { stepsOf, textsOf } from '../../testing/steps.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { LoadMore, type LoadMoreProps } from './index.ts';

const part40 = { shown: 40, total: 120, onLoadMore: nothing } satisfies LoadMoreProps;

/** `<LoadMore {...loadMoreStates.failed} />` */
export const loadMoreStates = {
  more: part40,
  unknown: { shown: 40, onLoadMore: nothing },
  loading: { ...part40, isLoading: true },
  failed: { ...part40, failure: 'The next page could not be read.' },
  all: { ...part40, shown: 120 },
} satisfies Record<string, LoadMoreProps>;

/** LoadMore: asks for more, and reads how much is shown. */
export function loadMoreTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'common', commonTexts);
  const { press, said } = stepsOf(tools);
  return {
    more: async () => press(t.loadMore, place),
    retry: async () => press(t.retry, place),
    count: () => said('status', place),
    failure: () => said('alert', place),
  };
}

export default {
  LoadMore: (): Spec<LoadMoreProps> => ({
    group: 'Collections',
    states: loadMoreStates,
    tester: loadMoreTester,
    uses: [
      { in: loadMoreStates.more, calls: 'onLoadMore', by: (tools) => loadMoreTester(tools).more() },
      { in: loadMoreStates.failed, calls: 'onLoadMore', by: (tools) => loadMoreTester(tools).retry() },
      { in: loadMoreStates.more, reads: (tools) => loadMoreTester(tools).count(), is: '40 of 120 shown' },
      {
        in: loadMoreStates.failed,
        reads: (tools) => loadMoreTester(tools).failure(),
        is: 'The next page could not be read.',
      },
    ],
    composition: {
      cases: {
        total: part(({ screen }) => screen.getByRole('status').textContent?.includes('120'), part40),
        hasMore: documented('says that there is more, or is none, where `total` cannot'),
        isLoading: state,
        failure: byRole('alert', '', { failure: 'It failed.' }),
        isAutomatic: documented('fetches before it is pressed: it has a story'),
      },
    },
    keys: {
      draw: (report) => <LoadMore {...part40} onLoadMore={() => report('more')} />,
      rows: [{ keys: ['Enter', 'Space'], does: 'Fetches more.', press: '{Enter}', sees: reported('more') }],
    },
  }),
};
