import { rowOf, state } from '../../../foundations/composition/row.ts';
import { skeletonStates } from '../../../testing/states.ts';
import { PageSkeleton, type PageSkeletonProps } from './PageSkeleton.tsx';

export default {
  PageSkeleton: rowOf<PageSkeletonProps>({
    Component: PageSkeleton,
    states: skeletonStates,
    cases: { variant: state },
  }),
};
