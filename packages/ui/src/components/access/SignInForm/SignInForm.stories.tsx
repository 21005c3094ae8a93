import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { mara } from '../../../testing/fixtures/index.ts';
import { SignInForm } from './index.ts';
import { signInStates } from './SignInForm.spec.tsx';

const meta = {
  title: 'Components/SignInForm',
  component: SignInForm,
  args: { ...shown(signInStates.untouched), onEmailChange: fn(), onSubmit: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: '26rem' }}>
      <SignInForm
        {...args}
        email={undefined}
        defaultEmail={args.email}
        password={undefined}
        defaultPassword={args.password}
        mode={undefined}
        defaultMode={args.mode}
      />
    </main>
  ),
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed: nothing is wrong yet. */
export const Untouched: Story = {
  play: asWritten(async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('button', { name: 'Email me a sign-in link' })).toBeEnabled();
  }),
};

export const Playground: Story = playgroundOf(Untouched);

/** Enter sends what was typed. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), `${mara.email}{Enter}`);
    await expect(args.onEmailChange).toHaveBeenLastCalledWith(mara.email);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Not an address: said under the field, in our words, and what was typed stays. */
export const Invalid: Story = {
  args: shown(signInStates.invalid),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveValue('mara@');
    await expect(field).toHaveAccessibleDescription(signIn.emailInvalid);
  },
};

/** On its way: it can be neither changed nor sent twice, but taken back. */
export const Sending: Story = {
  args: { ...shown(signInStates.sending), onCancel: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('progressbar', { name: signIn.sending })).toBeInTheDocument();
    await press(canvas.getByRole('button', { name: /Email me a sign-in link/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** One link a minute. */
export const RateLimited: Story = {
  args: shown(signInStates.rateLimited),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signIn.tooManyLinks);
    await expect(canvas.getByRole('button', { name: 'Send another link in 42 seconds' })).toBeDisabled();
  },
};

/** 'second' when it is exactly one. */
export const LastSecond: Story = {
  args: shown(signInStates.lastSecond),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send another link in 1 second' })).toBeDisabled();
  },
};

/** The mail service said no. */
export const Refused: Story = {
  args: shown(signInStates.refused),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(signIn.failed));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(mara.email);
  },
};

export const LongAddress: Story = {
  args: shown(signInStates.longAddress),
};

export const AtSmallWidth: Story = {
  args: shown(signInStates.invalid),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(signInStates.waiting) };

/** Every way in: a link first, a third party, a password, a new account. */
export const EveryWay: Story = {
  args: shown(signInStates.everyWay),
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Use a password' }));
    await press(canvas.getByRole('button', { name: 'New here? Create an account' }));
    await userEvent.type(canvas.getByLabelText('Password'), 'Mirror7!');
    for (const part of canvas.getAllByRole('listitem')) await expect(part).toHaveTextContent(/met$/);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), `${mara.email}{Enter}`);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      mode: 'signUp',
      email: mara.email,
      password: 'Mirror7!',
    });
    await press(canvas.getByRole('button', { name: 'Use a sign-in link' }));
    await expect(canvas.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
  },
};

/** Third parties have not answered yet: the room below is theirs. */
export const OtherWaysWaiting: Story = { args: shown(signInStates.otherWaysWaiting) };

/** They came, and moved nothing. */
export const OtherWaysCome: Story = {
  args: shown(signInStates.otherWaysCome),
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Continue with Google' }));
    await expect(args.providers?.[0]?.name).toBe('Google');
  },
};

export const LocalWayCome: Story = { args: shown(signInStates.localWayCome) };

export const OtherWaysAtSmallWidth: Story = {
  args: shown(signInStates.otherWaysCome),
  globals: { viewport: { value: 'small' } },
};

export const Password: Story = { args: shown(signInStates.password) };

/** The rule is met item by item. */
export const NewAccount: Story = {
  args: shown(signInStates.newAccount),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A lowercase letter').closest('li')).toHaveTextContent(/met$/);
    await expect(canvas.getByText('A number').closest('li')).toHaveTextContent('not met yet');
  },
};

export const NewAccountRefused: Story = { args: shown(signInStates.newAccountRefused) };

export const SigningIn: Story = { args: shown(signInStates.signingIn) };

/** What was pasted is text, whatever it is. */
export const Markup: Story = { args: shown(signInStates.markup) };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const WithCode: Story = {
  args: { ...shown(signInStates.withCode) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = sheetOf(SignInForm, signInStates);
