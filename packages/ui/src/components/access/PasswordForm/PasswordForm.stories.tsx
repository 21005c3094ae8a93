import { passwordParts } from '@mirror-studio/domain/auth';
import { mailCode } from '@mirror-studio/domain/texts/en/mailCode';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { PasswordForm, type PasswordFormProps } from './index.ts';
import { passwordStates } from './PasswordForm.spec.tsx';

/** Holds what is typed. */
function Held({
  email: firstEmail,
  onEmailChange,
  password: firstPassword,
  onPasswordChange,
  ...props
}: PasswordFormProps) {
  const [email, setEmail] = useState(firstEmail);
  const [password, setPassword] = useState(firstPassword);
  return (
    <main style={{ inlineSize: 'min(26rem, 100%)' }}>
      <PasswordForm
        {...props}
        email={email}
        onEmailChange={(typed) => {
          setEmail(typed);
          onEmailChange?.(typed);
        }}
        password={password}
        onPasswordChange={(typed) => {
          setPassword(typed);
          onPasswordChange?.(typed);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/PasswordForm',
  component: PasswordForm,
  args: {
    ...shown(passwordStates.signUp),
    onEmailChange: fn(),
    onPasswordChange: fn(),
    onSubmit: fn(),
    onModeChange: fn(),
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignUp: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByText('not met yet')).toHaveLength(passwordParts.length);
  }),
};

export const Playground: Story = playgroundOf(SignUp);

/** Each part of the rule is met as it is typed. */
export const RuleByRule: Story = {
  args: shown(passwordStates.ruleByRule),
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'mirror');
    await expect(canvas.getAllByText('met')).toHaveLength(1);
    await userEvent.type(field, 'Mirror');
    await expect(canvas.getAllByText('met')).toHaveLength(3);
    await userEvent.type(field, '7!');
    await expect(canvas.getAllByText('met')).toHaveLength(passwordParts.length);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Refused before any call, in the specification's words. */
export const Refused: Story = {
  args: shown(passwordStates.refused),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(signIn.passwordRule)).toBeVisible();
  },
};

/** Longer than a hash may take: said beside the field, and nothing is cut. */
export const TooLong: Story = { args: shown(passwordStates.tooLong) };

/** Refused by the service: what was typed stays, and the words stand beside it. */
export const Leaked: Story = {
  args: shown(passwordStates.leaked),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(signIn.passwordLeaked);
    await expect(canvas.getByLabelText('Password')).toHaveValue('Obsidian-7');
  },
};

export const InvalidEmail: Story = { args: shown(passwordStates.invalidEmail) };

export const SignIn: Story = {
  args: { ...shown(passwordStates.signIn), onUseLink: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: signIn.toSignUp }));
    await expect(args.onModeChange).toHaveBeenCalledOnce();
    await press(canvas.getByRole('button', { name: signIn.useLink }));
    await expect(args.onUseLink).toHaveBeenCalledOnce();
  },
};

/** A way on for somebody who does not know it any more. */
export const ForgotPassword: Story = {
  args: { ...shown(passwordStates.forgotPassword), onForgotPassword: fn() },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: signIn.forgotPassword }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
  },
};

/** After a recovery link: the rule item by item, and no address, which is known. */
export const NewPassword: Story = {
  args: shown(passwordStates.newPassword),
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Password'), 'Mirror7!{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The session began too long ago: a code of a mail is asked for beside what was typed. */
export const WithCode: Story = {
  args: shown(passwordStates.withCode),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: mailCode.code }), '123456{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Password')).toHaveValue('Mirror7!');
  },
};

/** The password can be shown while it is typed. */
export const Shown: Story = {
  args: shown(passwordStates.typed),
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const WrongCredentials: Story = {
  args: shown(passwordStates.wrongCredentials),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signIn.wrongCredentials);
  },
};

export const Pending: Story = {
  args: shown(passwordStates.pending),
};

export const WithProviders: Story = {
  args: shown(passwordStates.withProviders),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const LongAddress: Story = { args: shown(passwordStates.longAddress) };

export const Matrix: Story = sheetOf(PasswordForm, passwordStates);
