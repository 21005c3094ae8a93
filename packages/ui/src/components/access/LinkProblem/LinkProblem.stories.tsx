import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { mara } from '../../fixtures/index.ts';
import { press } from '../../fixtures/press.ts';
import { inSpanish } from '../../fixtures/spanish.tsx';
import { LinkProblem } from './index.ts';

const meta = {
  title: 'Components/LinkProblem',
  component: LinkProblem,
  args: { reason: 'linkExpired', email: mara.email, onEmailChange: fn(), onSubmit: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: '26rem' }}>
      <LinkProblem {...args} />
    </main>
  ),
} satisfies Meta<typeof LinkProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, and a new one to the same address. */
export const Expired: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signIn.linkExpired);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(mara.email);
    await press(canvas.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const UsedTwice: Story = { args: { reason: 'linkUsed' } };

export const OpenedInAnotherBrowser: Story = { args: { reason: 'linkWrongBrowser', email: '' } };

/** It was not one of ours, or was cut short. */
export const Refused: Story = { args: { reason: 'linkRefused', email: '' } };

export const SendingAnother: Story = { args: { isPending: true } };

/** The link did not open, and the new one has to wait: the two say different things. */
export const RateLimited: Story = {
  args: { secondsLeft: 42, failure: signIn.tooManyLinks },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const InvalidAddress: Story = { args: { email: 'mara@', isInvalid: true } };

export const AtSmallWidth: Story = {
  args: { reason: 'linkWrongBrowser' },
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };
