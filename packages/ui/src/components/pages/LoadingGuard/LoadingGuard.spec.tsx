import { byRole, documented } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { loadingTester } from '../PageSkeleton/PageSkeleton.spec.tsx';
import type { LoadingGuardProps } from './LoadingGuard.tsx';

const guard: LoadingGuardProps = { state: 'loading', children: <h1>The page</h1> };

/** `<LoadingGuard {...loadingGuardStates.loading} />` */
export const loadingGuardStates = statesOf<LoadingGuardProps>()({
  loading: guard,
  allowed: { ...guard, state: 'allowed' },
  refused: { ...guard, state: 'refused' },
});

export default {
  LoadingGuard: (): Spec<LoadingGuardProps> => ({
    states: loadingGuardStates,
    tester: loadingTester,
    uses: [{ in: loadingGuardStates.loading, reads: (tools) => loadingTester(tools).isLoading(), is: true }],
    composition: {
      cases: {
        label: documented('replaces the words'),
        children: byRole('heading', 'The page', { state: 'allowed' }),
      },
    },
    keys: 'it is read',
  }),
};
