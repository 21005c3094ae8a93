import { rowOf } from '../../../foundations/composition/row.ts';
import { linkProblemStates } from '../../../testing/states.ts';
import { signInCases } from '../SignInForm/SignInForm.composition.ts';
import { LinkProblem, type LinkProblemProps } from './LinkProblem.tsx';

export default {
  LinkProblem: rowOf<LinkProblemProps>({
    Component: LinkProblem,
    states: linkProblemStates,
    from: { reason: 'linkExpired', onSubmit: () => undefined },
    // Its own alert says why the link did not open: the form's is a second one, with the form's own case.
    cases: { ...signInCases, failure: { is: 'rest', because: 'is the part of the form of that name' } },
  }),
};
