import { magicLinkLimits } from '@mirror-studio/domain/limits';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longUser, mara } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { SignInForm, type SignInFormProps } from './index.ts';

/** Holds what is typed. */
function Held({ onEmailChange, ...props }: SignInFormProps) {
  const [email, setEmail] = useState(props.email);
  return (
    <main style={{ maxInlineSize: '26rem' }}>
      <SignInForm
        {...props}
        email={email}
        onEmailChange={(typed) => {
          setEmail(typed);
          onEmailChange(typed);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Components/SignInForm',
  component: SignInForm,
  args: { email: '', onEmailChange: fn(), onSubmit: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof SignInForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed: nothing is wrong yet. */
export const Untouched: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await expect(canvas.getByRole('button', { name: 'Email me a sign-in link' })).toBeEnabled();
  },
};

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
  args: { email: 'mara@', isInvalid: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveValue('mara@');
    await expect(field).toHaveAccessibleDescription(signIn.emailInvalid);
  },
};

/** On its way: it can be neither changed nor sent twice. */
export const Sending: Story = {
  args: { email: mara.email, isPending: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toHaveAttribute('readonly');
    await expect(canvas.getByRole('progressbar', { name: signIn.sending })).toBeInTheDocument();
    await press(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** One link a minute. */
export const RateLimited: Story = {
  args: { email: mara.email, secondsLeft: 42, failure: signIn.tooManyLinks },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signIn.tooManyLinks);
    await expect(canvas.getByRole('button', { name: 'Send another link in 42 seconds' })).toBeDisabled();
  },
};

/** 'second' when it is exactly one. */
export const LastSecond: Story = {
  args: { ...RateLimited.args, secondsLeft: 1 },
  parameters: { photograph: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send another link in 1 second' })).toBeDisabled();
  },
};

/** The mail service said no. */
export const Refused: Story = {
  args: { email: mara.email, failure: signIn.failed },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(signIn.failed));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(mara.email);
  },
};

export const LongAddress: Story = {
  args: { email: longUser.email, secondsLeft: magicLinkLimits.cooldownMs / 1_000 },
};

export const AtSmallWidth: Story = {
  args: { email: 'mara@', isInvalid: true },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: { email: mara.email, secondsLeft: 42 } };
