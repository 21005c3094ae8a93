import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProposalPage } from './index.ts';
import { proposalPageStates, proposalPageTester } from './ProposalPage.spec.tsx';

const meta = {
  title: 'Components/ProposalPage',
  component: ProposalPage,
  parameters: { layout: 'fullscreen' },
  args: shown(proposalPageStates.late),
  render: (args) => (
    <main>
      <ProposalPage {...args} />
    </main>
  ),
} satisfies Meta<typeof ProposalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Late: Story = {};

export const Open: Story = { args: shown(proposalPageStates.open) };

/** Not photographed: whether a scripted press shows the ring depends on when the window got the focus. */
export const Managing: Story = {
  args: { ...shown(proposalPageStates.managed), onOpen: fn() },
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ args }) => {
    await proposalPageTester(tools).open();
    await expect(args.onOpen).toHaveBeenCalledOnce();
  }),
};

export const Playground: Story = playgroundOf(Late);

export const Voted: Story = { args: shown(proposalPageStates.voted) };

export const Draft: Story = { args: shown(proposalPageStates.draft) };

export const Managed: Story = {
  args: { ...shown(proposalPageStates.managed), onOpen: fn(), onChange: fn(), onWithdraw: fn() },
};

export const Carried: Story = { args: shown(proposalPageStates.carried) };

export const Reasons: Story = {
  args: { ...shown(proposalPageStates.reasons), onReasons: async () => true },
};

export const Tie: Story = { args: shown(proposalPageStates.tie) };

export const Rejected: Story = { args: shown(proposalPageStates.rejected) };

export const NoQuorum: Story = { args: shown(proposalPageStates.noQuorum) };

export const Loading: Story = { args: shown(proposalPageStates.loading) };

export const NotFound: Story = { args: shown(proposalPageStates.notFound) };

export const FailedToLoad: Story = { args: shown(proposalPageStates.failedToLoad) };

export const Strange: Story = { args: shown(proposalPageStates.strange) };

export const AtSmallWidth: Story = {
  args: shown(proposalPageStates.voted),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { args: shown(proposalPageStates.open), decorators: [inSpanish] };

export const Matrix: Story = windowsOf(ProposalPage, proposalPageStates, 1);
