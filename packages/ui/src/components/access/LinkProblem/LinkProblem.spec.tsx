import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import type { Spec } from '../../../../test/spec/spec.ts';
import { mara } from '../../../testing/fixtures/people.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { signInCases, signInTester } from '../SignInForm/SignInForm.spec.tsx';
import type { LinkProblemProps } from './LinkProblem.tsx';

const problem: LinkProblemProps = {
  reason: 'linkExpired',
  email: mara.email,
  onEmailChange: nothing,
  onSubmit: nothing,
};

/** `<LinkProblem {...linkProblemStates.usedTwice} />` */
export const linkProblemStates = statesOf<LinkProblemProps>()({
  expired: problem,
  usedTwice: { ...problem, reason: 'linkUsed' },
  openedInAnotherBrowser: { ...problem, reason: 'linkWrongBrowser', email: '', onUseCode: nothing },
  refused: { ...problem, reason: 'linkRefused', email: '' },
  declinedElsewhere: { ...problem, reason: 'providerDeclined', email: '' },
  unverifiedElsewhere: { ...problem, reason: 'providerUnverified' },
  sendingAnother: { ...problem, isPending: true, onCancel: nothing },
  rateLimited: { ...problem, secondsLeft: 42, failure: signInTexts.tooManyLinks },
  invalidAddress: { ...problem, email: 'mara@', isInvalid: true },
});

export default {
  LinkProblem: (): Spec<LinkProblemProps> => ({
    states: linkProblemStates,
    tester: signInTester,
    uses: [
      { in: linkProblemStates.expired, calls: 'onSubmit', by: (tools) => signInTester(tools).sendLink() },
    ],
    composition: {
      from: { reason: 'linkExpired', onSubmit: () => undefined }, // Its own alert says why the link did not open: the form's is a second one, with the form's own case.
      cases: {
        ...signInCases(),
        failure: { is: 'documented', because: 'is the part of the form of that name' },
      },
    },
    keys: 'it is a SignInForm under a Banner',
  }),
};
