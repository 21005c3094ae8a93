import { passwordLimits } from '@mirror-studio/domain/constants/sign-in';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { mailCode as mailCodeTexts } from '@mirror-studio/domain/texts/en/mailCode';
import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import {
  byRole,
  callback,
  controlled,
  documented,
  initial,
  part,
  state,
} from '../../../../test/composition/row.ts';
import { sends } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { CodeField } from '../../../primitives/CodeField/index.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { signInStates, signInTester, typedEmail, typedPassword } from '../SignInForm/SignInForm.spec.tsx';
import { PasswordForm } from './index.ts';
import type { PasswordFormProps } from './PasswordForm.tsx';

const account: PasswordFormProps = {
  mode: 'signUp',
  email: '',
  onEmailChange: nothing,
  password: '',
  onPasswordChange: nothing,
  onSubmit: nothing,
  onModeChange: nothing,
};

const known: PasswordFormProps = { ...account, mode: 'signIn', email: mara.email, password: 'Mirror7!' };

/** `<PasswordForm {...passwordStates.wrongCredentials} />` */
export const passwordStates = statesOf<PasswordFormProps>()({
  signUp: account,
  ruleByRule: { ...account, email: mara.email },
  refused: { ...account, email: mara.email, password: 'mirror', isPasswordRefused: true },
  tooLong: {
    ...account,
    email: mara.email,
    password: `Obsidian-7${'x'.repeat(passwordLimits.maximumCharacters)}`,
    isPasswordRefused: true,
  },
  leaked: {
    ...account,
    email: mara.email,
    password: 'Obsidian-7',
    passwordFailure: signInTexts.passwordLeaked,
  },
  invalidEmail: { ...account, email: 'mara@', isEmailInvalid: true },
  signIn: { ...account, mode: 'signIn', onUseLink: nothing },
  forgotPassword: { ...account, mode: 'signIn', onForgotPassword: nothing },
  newPassword: { ...account, mode: 'newPassword' },
  withCode: {
    ...account,
    mode: 'newPassword',
    password: 'Mirror7!',
    children: <CodeField label={mailCodeTexts.code} description={mailCodeTexts.helpAnew} />,
  },
  typed: known,
  wrongCredentials: { ...known, failure: signInTexts.wrongCredentials },
  pending: { ...known, isPending: true },
  withProviders: { ...account, mode: 'signIn', providers: signInStates.everyWay.providers },
  longAddress: { ...known, email: longUser.email },
});

const submitButton = ({ queryByRole }: { queryByRole: (role: string, by: object) => unknown }) =>
  queryByRole('button', { name: signInTexts.signIn }) ? 'signIn' : 'signUp';

export default {
  PasswordForm: (): Spec<PasswordFormProps> => ({
    states: passwordStates,
    tester: signInTester,
    uses: [{ in: passwordStates.typed, calls: 'onSubmit', by: (tools) => signInTester(tools).signIn() }],
    composition: {
      from: { ...passwordStates.signIn },
      cases: {
        mode: controlled({
          by: 'defaultMode',
          onChange: 'onModeChange',
          first: 'signIn',
          last: 'signUp',
          act: (tools) => signInTester(tools).toSignUp(),
          read: ({ screen }) => submitButton(screen),
        }),
        defaultMode: initial,
        onModeChange: byRole('button', signInTexts.toSignUp),
        email: controlled({ by: 'defaultEmail', onChange: 'onEmailChange', ...typedEmail }),
        defaultEmail: initial,
        onEmailChange: callback,
        password: controlled({ by: 'defaultPassword', onChange: 'onPasswordChange', ...typedPassword }),
        defaultPassword: initial,
        onPasswordChange: callback,
        isEmailInvalid: state,
        missing: documented('replaces what the rule finds, for a team with a rule of its own'),
        isPasswordRefused: state,
        passwordFailure: part(
          () => document.body.textContent?.includes(signInTexts.passwordLeaked),
          passwordStates.leaked,
        ),
        isPending: state,
        failure: byRole('alert', '', { failure: signInTexts.wrongCredentials }),
        onCancel: byRole('button', commonTexts.cancel, { isPending: true, onCancel: () => undefined }),
        onForgotPassword: byRole('button', signInTexts.forgotPassword, { onForgotPassword: () => undefined }),
        onUseLink: byRole('button', signInTexts.useLink),
        children: part(
          ({ screen }) => screen.queryByRole('textbox', { name: mailCodeTexts.code }),
          passwordStates.withCode,
        ),
        providers: part(
          ({ screen }) =>
            screen.queryByRole('button', {
              name: signInTexts.withProvider.replace('{{provider}}', 'Google'),
            }),
          passwordStates.withProviders,
        ),
      },
    },
    keys: {
      draw: (report) => (
        <PasswordForm
          mode="signIn"
          email="mara@example.com"
          onEmailChange={nothing}
          password=""
          onPasswordChange={nothing}
          onSubmit={() => report('sent')}
        />
      ),
      rows: [sends],
    },
    specLines: [
      [
        '§5',
        passwordStates.refused,
        ['Password must be at least 8 characters with uppercase, lowercase, number, and special character.'],
      ],
    ],
  }),
};
