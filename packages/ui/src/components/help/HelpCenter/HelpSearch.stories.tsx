import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { helpSearchStates, helpSearchTester } from './HelpSearch.spec.tsx';
import { HelpSearch } from './index.ts';

/** Finds topics as the reader types. */
const meta = {
  title: 'Components/HelpSearch',
  component: HelpSearch,
  args: { ...shown(helpSearchStates.untouched), onChoose: fn(), onQueryChange: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxInlineSize: '36rem' }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof HelpSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

const tools = { screen, within, user: userEvent };

export const Untouched: Story = {
  play: asWritten(async ({ args }) => {
    await helpSearchTester(tools).type('p');
    await expect(args.onQueryChange).toHaveBeenCalledWith('p');
  }),
};

export const Playground: Story = playgroundOf(Untouched);

export const Searching: Story = {
  args: shown(helpSearchStates.searching),
};

export const Found: Story = {
  args: shown(helpSearchStates.found),
  play: async ({ args }) => {
    const tester = helpSearchTester(tools);
    await expect(tester.read()).toBe('1 result');
    await tester.open(/photo/i);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

export const NothingFound: Story = {
  args: shown(helpSearchStates.nothingFound),
};

export const Failed: Story = {
  args: { ...shown(helpSearchStates.failed), onRetry: fn() },
};

export const Matrix: Story = sheetOf(HelpSearch, helpSearchStates);
