import { clients } from '@mirror-studio/domain/texts/en/clients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProofAnswers } from './index.ts';
import { proofAnswersStates, proofAnswersTester } from './ProofAnswers.spec.tsx';

const meta = {
  title: 'Components/ProofAnswers',
  component: ProofAnswers,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proofAnswersStates.open),
    onMakeLink: fn(),
    onRevoke: fn(),
    onDelete: fn(),
  },
  render: (args) => (
    <main>
      <ProofAnswers {...args} />
    </main>
  ),
} satisfies Meta<typeof ProofAnswers>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

/** What the link does is said, and each picture bears the number by which it is spoken of. */
export const Open: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await expect(canvas.getByText(clients.link_open)).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
    await proofAnswersTester(tools).revoke();
    await expect(args.onRevoke).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Open);

export const LinkMade: Story = {
  args: shown(proofAnswersStates.linkMade),
};

export const Approved: Story = {
  args: shown(proofAnswersStates.approved),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Ada Okonkwo approved/);
  }),
};

export const Unsent: Story = {
  args: shown(proofAnswersStates.unsent),
};

export const Ended: Story = {
  args: shown(proofAnswersStates.ended),
};

export const Revoked: Story = {
  args: shown(proofAnswersStates.revoked),
};

export const Making: Story = {
  args: shown(proofAnswersStates.making),
};

export const Loading: Story = {
  args: shown(proofAnswersStates.loading),
};

export const FailedToLoad: Story = {
  args: shown(proofAnswersStates.failedToLoad),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProofAnswers, proofAnswersStates, 1);
