import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { manyRanked } from '../../../testing/fixtures/leaderboard.ts';
import { RankList } from './index.ts';
import { rankListStates } from './RankList.spec.tsx';

const meta = {
  title: 'Components/RankList',
  component: RankList,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(rankListStates.listed), hrefOf: (handle) => `#${handle}` },
  render: (args) => (
    <main style={{ padding: 'clamp(1.25rem, 2vw, 1.75rem)' }}>
      <RankList {...args} />
    </main>
  ),
} satisfies Meta<typeof RankList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Equal points share a place. */
export const Listed: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2 Otto Lind @otto-lind 317 points' })).toBeVisible();
  }),
};

export const Playground: Story = playgroundOf(Listed);

export const One: Story = { args: shown(rankListStates.one) };

export const Waiting: Story = { args: shown(rankListStates.waiting) };

export const Strange: Story = { args: shown(rankListStates.strange) };

/** Of 10,000 those near the sight are in the document. */
export const FarTooMany: Story = {
  render: (args) => (
    <main>
      <RankList {...args} ranked={manyRanked(10_000)} />
    </main>
  ),
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows.length).toBeLessThan(120);
    await expect(rows[0]).toHaveAttribute('aria-setsize', '10000');
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(RankList, rankListStates, 1);
