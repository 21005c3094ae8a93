import { common } from '@mirror-studio/domain/texts/en/common';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { begins, held, named, part, rest, rowOf, state, told } from '../../../foundations/composition/row.ts';
import { passwordStates } from '../../../testing/states.ts';
import { signInTester } from '../../../testing/testers.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';

const submitButton = ({ queryByRole }: { queryByRole: (role: string, by: object) => unknown }) =>
  queryByRole('button', { name: signIn.signIn }) ? 'signIn' : 'signUp';

export const typedEmail = {
  first: 'a@b.co',
  last: 'mara@example.com',
  act: (tools: Parameters<typeof signInTester>[0]) => signInTester(tools).typeEmail('mara@example.com'),
  read: ({ screen }: Parameters<typeof signInTester>[0]) =>
    screen.getByRole('textbox', { name: signIn.email }).getAttribute('value'),
};
/** A field of passwords has no role: it is found by what it is. */
export const typedPassword = {
  first: 'Mirror',
  // The keyboard selects what it comes to: what is typed takes its place.
  last: '7',
  act: (tools: Parameters<typeof signInTester>[0]) => signInTester(tools).typePassword('7'),
  read: () => document.querySelector('input[type="password"]')?.getAttribute('value'),
};

export default {
  PasswordForm: rowOf<PasswordFormProps>({
    Component: PasswordForm,
    states: passwordStates,
    from: { ...passwordStates.signIn },
    cases: {
      mode: held({
        by: 'defaultMode',
        told: 'onModeChange',
        first: 'signIn',
        last: 'signUp',
        act: (tools) => signInTester(tools).toSignUp(),
        read: ({ screen }) => submitButton(screen),
      }),
      defaultMode: begins,
      onModeChange: named('button', signIn.toSignUp),
      email: held({ by: 'defaultEmail', told: 'onEmailChange', ...typedEmail }),
      defaultEmail: begins,
      onEmailChange: told,
      password: held({ by: 'defaultPassword', told: 'onPasswordChange', ...typedPassword }),
      defaultPassword: begins,
      onPasswordChange: told,
      isEmailInvalid: state,
      missing: rest('replaces what the rule finds, for a team with a rule of its own'),
      isPasswordRefused: state,
      isPending: state,
      failure: named('alert', '', { failure: signIn.wrongCredentials }),
      onCancel: named('button', common.cancel, { isPending: true, onCancel: () => undefined }),
      onForgotPassword: named('button', signIn.forgotPassword, { onForgotPassword: () => undefined }),
      onUseLink: named('button', signIn.useLink),
      providers: part(
        ({ screen }) =>
          screen.queryByRole('button', { name: signIn.withProvider.replace('{{provider}}', 'Google') }),
        passwordStates.withProviders,
      ),
    },
  }),
};
