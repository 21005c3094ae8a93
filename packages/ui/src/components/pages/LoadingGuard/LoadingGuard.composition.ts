import { named, rest, rowOf } from '../../../foundations/composition/row.ts';
import { loadingGuardStates } from '../../../testing/states.ts';
import { LoadingGuard, type LoadingGuardProps } from './LoadingGuard.tsx';

export default {
  LoadingGuard: rowOf<LoadingGuardProps>({
    Component: LoadingGuard,
    states: loadingGuardStates,
    cases: {
      label: rest('replaces the words'),
      children: named('heading', 'The page', { state: 'allowed' }),
    },
  }),
};
