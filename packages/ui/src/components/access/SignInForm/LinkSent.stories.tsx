import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { mara } from '../../../testing/fixtures/index.ts';
import { LinkSent } from './index.ts';
import { linkSentStates } from './LinkSent.spec.tsx';

const meta = {
  title: 'Components/LinkSent',
  component: LinkSent,
  args: { ...shown(linkSentStates.waiting), onSendAgain: fn(), onOtherEmail: fn() },
  render: (args) => (
    <main style={{ maxInlineSize: '26rem' }}>
      <LinkSent {...args} />
    </main>
  ),
} satisfies Meta<typeof LinkSent>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Who asked by keyboard goes on from here: the button that was pressed is gone. */
export const Waiting: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Check your email' })).toHaveFocus());
    await expect(canvas.getByText(mara.email, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send another link in 42 seconds' })).toBeDisabled();
    await press(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(args.onOtherEmail).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Waiting);

/** The minute is over. */
export const Ready: Story = {
  args: shown(linkSentStates.ready),
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Send another link' }));
    await expect(args.onSendAgain).toHaveBeenCalledOnce();
  },
};

export const SendingAgain: Story = { args: shown(linkSentStates.sendingAgain) };

/** The code of the same mail, for somebody who reads it elsewhere. */
export const WithCode: Story = { args: shown(linkSentStates.withCode) };

/** On a machine without a mail server the message is one press away. */
export const WithLocalInbox: Story = {
  args: shown(linkSentStates.withLocalInbox),
  play: async ({ canvas }) => {
    const inbox = canvas.getByRole('link', { name: 'Open the local inbox' });
    await expect(inbox).toHaveAttribute('target', '_blank');
  },
};

export const LongAddress: Story = { args: shown(linkSentStates.longAddress) };

export const AtSmallWidth: Story = {
  args: shown(linkSentStates.longAddressWithInbox),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish], args: shown(linkSentStates.withLocalInbox) };

export const Matrix: Story = sheetOf(LinkSent, linkSentStates);
