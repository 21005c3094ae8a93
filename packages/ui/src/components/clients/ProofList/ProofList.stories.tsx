import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** Only those near the sight are in the document. */
export const Thousand: Story = {
  args: shown(proofListStates.thousand),
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('link', { name: /./ }).filter((link) => link.closest('li'));
    first?.focus();
    scrollTo(0, document.documentElement.scrollHeight);
    const count = args.sets.length;
    await waitFor(() =>
      expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', `${count}`),
    );
    // What has the focus is still there, and those in sight.
    await expect(first).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    await expect(canvas.getAllByRole('listitem').at(-1)).toBeVisible();
    scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(1)).toHaveAttribute('aria-posinset', '2'));
  }),
};

export const Strange: Story = {
  args: shown(proofListStates.strange),
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

const { thousand: _, ...drawn } = proofListStates;
export const Matrix: Story = windowsOf(ProofList, drawn, 1);
