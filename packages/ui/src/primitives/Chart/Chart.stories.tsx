import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { shown } from '../../../test/stories/shown.ts';
import { chartStates, chartTester } from './Chart.spec.tsx';
import { Chart } from './index.ts';

const meta = {
  title: 'Primitives/Chart',
  component: Chart,
  args: shown(chartStates.line),
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
} satisfies Meta<typeof Chart>;
export default meta;
type Story = StoryObj<typeof meta>;

const tester = () => chartTester({ screen, within, user: userEvent });

/** The figures of the point with the focus are read beside it. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: /Credits spent in November/ })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(tester().reading()).toBe('11 Nov: 48; October: 34');
    await expect(tester().figures()).toHaveLength(12);
  }),
};

export const Playground: Story = playgroundOf(Default);

/** A year of days: as many are named as have room, and each can be read. */
export const Year: Story = {
  args: {
    label: 'Images made each day',
    kind: 'bar',
    seriesLabel: undefined,
    previousLabel: undefined,
    points: Array.from({ length: 365 }, (_, at) => ({
      label: `Day ${at + 1}`,
      value: Math.round(40 + 30 * Math.sin(at / 14) + ((at * 37) % 17)),
    })),
  },
  play: asWritten(async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(tester().reading()).toMatch(/^Day 365: /);
  }),
};

/** Names that nobody has room for are cut in the picture, and whole where a point is read. */
export const Long: Story = {
  args: {
    label:
      'Donaudampfschifffahrtsgesellschaftskapitänsbilder of the whole of November and of all who took part',
    kind: 'bar',
    seriesLabel: 'Donaudampfschifffahrt',
    previousLabel: 'Vorjahresdonaudampfschifffahrt',
    defaultTableShown: true,
    points: [
      { label: 'Lichtbildlichtbildlichtbildlichtbild', value: 1_234_567_890, previous: 987_654_321 },
      { label: 'Gegenlicht', value: 456_789_012, previous: 654_321_098 },
    ],
  },
  play: asWritten(async () => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(tester().reading()).toMatch(/^Lichtbildlichtbildlichtbildlichtbild: 1,234,567,890/);
  }),
};

export const Matrix: Story = sheetOf(Chart, chartStates);
