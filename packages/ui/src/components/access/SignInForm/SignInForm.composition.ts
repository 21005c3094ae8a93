import { common } from '@mirror-studio/domain/texts/en/common';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import {
  begins,
  type Case,
  held,
  named,
  type Optional,
  part,
  rest,
  rowOf,
  state,
  told,
} from '../../../foundations/composition/row.ts';
import { linkSentStates, signInStates } from '../../../testing/states.ts';
import { signInTester } from '../../../testing/testers.ts';
import { typedEmail, typedPassword } from '../PasswordForm/PasswordForm.composition.ts';
import { LinkSent, type LinkSentProps } from './LinkSent.tsx';
import { SignInForm, type SignInFormProps, signInModes } from './SignInForm.tsx';

export const signInCases: { [Key in Optional<SignInFormProps>]: Case<SignInFormProps> } = {
  mode: held<SignInFormProps>({
    by: 'defaultMode',
    told: 'onModeChange',
    first: 'link',
    last: 'signIn',
    given: { modes: signInModes },
    act: (tools) => signInTester(tools).usePassword(),
    read: ({ screen }) => (screen.queryByRole('button', { name: signIn.sendLink }) ? 'link' : 'signIn'),
  }),
  defaultMode: begins,
  onModeChange: told,
  modes: named<SignInFormProps>('button', signIn.usePassword, { modes: signInModes }),
  email: held<SignInFormProps>({ by: 'defaultEmail', told: 'onEmailChange', ...typedEmail }),
  defaultEmail: begins,
  onEmailChange: told,
  password: held<SignInFormProps>({
    by: 'defaultPassword',
    told: 'onPasswordChange',
    given: { modes: signInModes, mode: 'signIn' },
    ...typedPassword,
  }),
  defaultPassword: begins,
  onPasswordChange: told,
  isInvalid: state,
  isPending: state,
  secondsLeft: state,
  missing: rest('replaces what the rule finds, for a team with a rule of its own'),
  isPasswordRefused: state,
  failure: named('alert', '', { failure: signIn.failed }),
  sendLabel: named<SignInFormProps>('button', signIn.recoverSend, { sendLabel: signIn.recoverSend }),
  hasLegal: part(() => document.body.textContent?.includes(signIn.legalTerms), {}, false),
  termsHref: named<SignInFormProps>('link', signIn.legalTerms, { termsHref: '#terms' }),
  privacyHref: named<SignInFormProps>('link', signIn.legalPrivacy, { privacyHref: '#privacy' }),
  onCancel: named('button', common.cancel, { isPending: true, onCancel: () => undefined }),
  providers: named('button', signIn.withProvider.replace('{{provider}}', 'Google'), signInStates.everyWay),
};

export default {
  SignInForm: rowOf<SignInFormProps>({
    Component: SignInForm,
    states: signInStates,
    from: { onSubmit: () => undefined },
    cases: signInCases,
  }),
  LinkSent: rowOf<LinkSentProps>({
    Component: LinkSent,
    states: linkSentStates,
    cases: {
      isPending: state,
      onOtherEmail: named('button', signIn.otherEmail),
      inboxHref: named('link', signIn.openInbox, { inboxHref: '#inbox' }),
      message: rest('replaces the words'),
      failure: named('alert', '', { failure: signIn.failed }),
      onCancel: named('button', common.cancel, {
        secondsLeft: 0,
        isPending: true,
        onCancel: () => undefined,
      }),
    },
  }),
};
