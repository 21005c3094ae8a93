import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { ProofList } from './index.ts';
import { proofListStates, proofListTester } from './ProofList.spec.tsx';

const meta = {
  title: 'Components/ProofList',
  component: ProofList,
  parameters: { layout: 'fullscreen' },
  args: {
    ...shown(proofListStates.listed),
    hrefOf: (id) => `#${id}`,
    onFilterChange: fn(),
    onSearchChange: fn(),
  },
  render: (args) => (
    <main>
      <ProofList {...args} />
    </main>
  ),
} satisfies Meta<typeof ProofList>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Listed: Story = {};

export const Playground: Story = playgroundOf(Listed);

export const Loading: Story = {
  args: shown(proofListStates.loading),
};

export const Empty: Story = {
  args: shown(proofListStates.empty),
};

export const FilteredToNothing: Story = {
  args: shown(proofListStates.filteredToNothing),
  play: asWritten(async ({ args }) => {
    await proofListTester(tools).showAll();
    await expect(args.onFilterChange).toHaveBeenCalledWith('all');
    await expect(args.onSearchChange).toHaveBeenCalledWith('');
  }),
};

export const FailedToLoad: Story = {
  args: shown(proofListStates.failedToLoad),
};

export const More: Story = {
  args: shown(proofListStates.more),
};

export const LoadingMore: Story = {
  args: shown(proofListStates.loadingMore),
};

export const MoreFailed: Story = {
  args: shown(proofListStates.moreFailed),
};

export const Thousand: Story = {
  args: shown(proofListStates.thousand),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await proofListTester(tools).loadMore();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
  }),
};

export const Strange: Story = {
  args: shown(proofListStates.strange),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

const { thousand: _, ...drawn } = proofListStates;
export const Matrix: Story = windowsOf(ProofList, drawn, 1);
