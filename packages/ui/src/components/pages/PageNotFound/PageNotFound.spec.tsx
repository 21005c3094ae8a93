import { pathOf } from '@mirror-studio/domain/access';
import { notFound as notFoundTexts } from '@mirror-studio/domain/texts/en/notFound';
import { byRole } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { PageNotFoundProps } from './PageNotFound.tsx';

const notFound: PageNotFoundProps = { homeHref: pathOf('promptStudio'), onGoBack: nothing };

/** `<PageNotFound {...pageNotFoundStates.shown} />` */
export const pageNotFoundStates = statesOf<PageNotFoundProps>()({ shown: notFound });

/** PageNotFound: the two ways out. */
export function pageNotFoundTester(tools: Tools) {
  const t = textsOf(tools, 'notFound', notFoundTexts);
  return {
    isShown: () => tools.screen.queryByRole('heading', { name: t.title }) !== null,
    goBack: async () => stepsOf(tools).press(t.goBack),
    homeHref: () => tools.screen.getByRole('link', { name: t.home }).getAttribute('href') ?? '',
  };
}

export default {
  PageNotFound: (): Spec<PageNotFoundProps> => ({
    states: pageNotFoundStates,
    tester: pageNotFoundTester,
    uses: [
      { in: pageNotFoundStates.shown, calls: 'onGoBack', by: (tools) => pageNotFoundTester(tools).goBack() },
    ],
    composition: {
      cases: {
        homeHref: byRole('link', notFoundTexts.home),
        onGoBack: byRole('button', notFoundTexts.goBack),
      },
    },
    keys: 'its actions are a Button and a link',
    specLines: [
      [
        '§2',
        pageNotFoundStates.shown,
        ["The page you're looking for doesn't exist or has been moved", 'Page Not Found', 'Go Back', 'Home'],
      ],
    ],
  }),
};
