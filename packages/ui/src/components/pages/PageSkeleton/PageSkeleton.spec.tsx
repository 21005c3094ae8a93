import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { count } from '../../../../test/spec-conformance/figures.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { PageSkeletonProps } from './PageSkeleton.tsx';

/** `<PageSkeleton {...skeletonStates.gallery} />` */
export const skeletonStates = statesOf<PageSkeletonProps>()({
  default: {},
  minimal: { variant: 'minimal' },
  gallery: { variant: 'gallery' },
  dashboard: { variant: 'dashboard' },
});

/** PageSkeleton and LoadingGuard: whether something is still on its way. */
export function loadingTester(tools: Tools) {
  const t = textsOf(tools, 'common', commonTexts);
  return {
    isLoading: () =>
      tools.screen.queryByRole('progressbar') !== null ||
      tools.screen.queryByRole('status') !== null ||
      tools.screen.queryByRole('region', { name: t.loading }) !== null,
  };
}

export default {
  PageSkeleton: (): Spec<PageSkeletonProps> => ({
    states: skeletonStates,
    tester: loadingTester,
    uses: [{ in: skeletonStates.gallery, reads: (tools) => loadingTester(tools).isLoading(), is: true }],
    composition: { cases: { variant: state } },
    keys: 'it is read',
    specLines: [
      ['§2.6', skeletonStates.default, ['Loading...']],
      ['§2.6', skeletonStates.minimal, ['Loading...']],
      [
        '§2.6',
        skeletonStates.gallery,
        [],
        [['the cards that are to come', count('section[aria-busy] ul > li'), 6]],
      ],
    ],
  }),
};
