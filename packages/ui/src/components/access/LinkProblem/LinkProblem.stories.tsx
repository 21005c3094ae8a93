import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { mara } from '../../../testing/fixtures/index.ts';
import { LinkProblem } from './index.ts';
import { linkProblemStates } from './LinkProblem.spec.tsx';

const meta = {
  title: 'Components/LinkProblem',
  component: LinkProblem,
  args: { ...shown(linkProblemStates.expired), onEmailChange: fn(), onSubmit: fn() },
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
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(signIn.linkExpired);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(mara.email);
    await press(canvas.getByRole('button', { name: 'Email me a sign-in link' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Expired);

export const UsedTwice: Story = { args: shown(linkProblemStates.usedTwice) };

export const OpenedInAnotherBrowser: Story = { args: shown(linkProblemStates.openedInAnotherBrowser) };

/** It was not one of ours, or was cut short. */
export const Refused: Story = { args: shown(linkProblemStates.refused) };

/** On its way: it can be taken back. */
export const SendingAnother: Story = {
  args: { ...shown(linkProblemStates.sendingAnother), onCancel: fn() },
  play: async ({ canvas, args }) => {
    await press(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The link did not open, and the new one has to wait: the two say different things. */
export const RateLimited: Story = {
  args: shown(linkProblemStates.rateLimited),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const InvalidAddress: Story = { args: shown(linkProblemStates.invalidAddress) };

export const AtSmallWidth: Story = {
  args: shown(linkProblemStates.openedInAnotherBrowser),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

/** What the sheet shows as well: each of these is a state of the testing kit. */
export const DeclinedElsewhere: Story = {
  args: { ...shown(linkProblemStates.declinedElsewhere) },
  parameters: { visual: { skip: true } },
};

export const UnverifiedElsewhere: Story = {
  args: { ...shown(linkProblemStates.unverifiedElsewhere) },
  parameters: { visual: { skip: true } },
};

export const Matrix: Story = sheetOf(LinkProblem, linkProblemStates);
