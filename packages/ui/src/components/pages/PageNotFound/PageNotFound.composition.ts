import { notFound } from '@mirror-studio/domain/texts/en/notFound';
import { named, rowOf } from '../../../foundations/composition/row.ts';
import { pageNotFoundStates } from '../../../testing/states.ts';
import { PageNotFound, type PageNotFoundProps } from './PageNotFound.tsx';

export default {
  PageNotFound: rowOf<PageNotFoundProps>({
    Component: PageNotFound,
    states: pageNotFoundStates,
    cases: { homeHref: named('link', notFound.home), onGoBack: named('button', notFound.goBack) },
  }),
};
