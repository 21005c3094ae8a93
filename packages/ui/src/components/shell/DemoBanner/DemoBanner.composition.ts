import { shell } from '@mirror-studio/domain/texts/en/shell';
import { named, rowOf, state } from '../../../foundations/composition/row.ts';
import { demoBannerStates } from '../../../testing/states.ts';
import { DemoBanner, type DemoBannerProps } from './DemoBanner.tsx';

export default {
  DemoBanner: rowOf<DemoBannerProps>({
    Component: DemoBanner,
    states: demoBannerStates,
    from: demoBannerStates.shown,
    cases: {
      termsHref: named('link', new RegExp(shell.demoTerms)),
      onSignUp: named('button', shell.demoSignUp),
      isLeaving: state,
    },
  }),
};
