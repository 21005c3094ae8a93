import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { help as helpTexts } from '@mirror-studio/domain/texts/en/help';
import { byRole, callback, controlled, initial, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { helpArticles } from '../../../testing/fixtures/help.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Screen, Tools } from '../../../testing/tools.ts';
import type { HelpSearchProps } from './HelpSearch.tsx';
import { topicListTester } from './TopicList.spec.tsx';

/** Nothing is searched for. */
export const noSearch = { query: '', onQueryChange: nothing, results: [] };

const finding: HelpSearchProps = { ...noSearch, onChoose: nothing };

/** `<HelpSearch {...helpSearchStates.nothingFound} />` */
export const helpSearchStates = statesOf<HelpSearchProps>()({
  untouched: finding,
  searching: { ...finding, query: 'photo', isSearching: true },
  found: { ...finding, query: 'photo', results: helpArticles.slice(1, 2) },
  nothingFound: { ...finding, query: prompts.markup },
  failed: { ...finding, query: 'photo', onRetry: nothing },
});

/** HelpSearch: asks, reads how much was found, and opens it. */
export function helpSearchTester(tools: Tools, place: Screen = tools.screen) {
  const t = textsOf(tools, 'help', helpTexts);
  return {
    type: async (query: string) =>
      stepsOf(tools).fill(place.getByRole('searchbox', { name: t.searchLabel }), query),
    /** What is said of the results, or null while nothing is. */
    read: () => stepsOf(tools).said('status', place),
    ...topicListTester(tools, place),
  };
}

export default {
  HelpSearch: (): Spec<HelpSearchProps> => ({
    states: helpSearchStates,
    tester: helpSearchTester,
    uses: [{ in: helpSearchStates.found, reads: (tools) => helpSearchTester(tools).read(), is: '1 result' }],
    composition: {
      cases: {
        query: controlled({
          by: 'defaultQuery',
          onChange: 'onQueryChange',
          first: '',
          last: 'photo',
          act: ({ screen, user }) => user.type(screen.getByRole('searchbox'), 'photo'),
          read: ({ screen }) => screen.getByRole('searchbox').getAttribute('value'),
        }),
        defaultQuery: initial,
        onQueryChange: callback,
        isSearching: state,
        onRetry: byRole('button', errorsTexts.action_retry, { query: 'photo', onRetry: () => undefined }),
      },
    },
    conformance: { props: { results: helpArticles.slice(0, 3), query: 'photo', onChoose: nothing } },
    keys: 'it is a SearchField',
    specLines: [
      ['§2.10', helpSearchStates.untouched, ['Start typing to search help topics...']],
      ['§2.10', { ...helpSearchStates.nothingFound, query: 'mirrors' }, ['No results found for "mirrors"']],
    ],
  }),
};
