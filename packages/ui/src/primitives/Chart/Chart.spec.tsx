import { chart as texts } from '@mirror-studio/domain/texts/en/chart';
import {
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
  state,
} from '../../../test/composition/row.ts';
import type { Seen } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { binsOf, Chart, type ChartPoint, type ChartProps } from './index.ts';

const series = (values: readonly (number | null)[], before?: readonly number[]): ChartPoint[] =>
  values.map((value, at) => ({
    label: `${at + 1} Nov`,
    value,
    ...(before && { previous: before[at] ?? null }),
  }));

const spent = series(
  [12, 18, 9, 22, 41, 38, 30, 44, 52, 35, 48, 61],
  [20, 22, 18, 25, 24, 30, 28, 33, 31, 36, 34, 38],
);
const models: readonly ChartPoint[] = [
  { label: 'Portrait', value: 64 },
  { label: 'Product', value: 41 },
  { label: 'Landscape', value: 23 },
  { label: 'Architecture', value: 9 },
];
const waits = [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8, 9, 9, 11, 14];

/** `<Chart {...chartStates.line} />` */
export const chartStates = {
  line: {
    label: 'Credits spent in November',
    points: spent,
    seriesLabel: 'November',
    previousLabel: 'October',
  },
  bar: { label: 'Images by template', kind: 'bar', points: models, tone: 'generation' },
  distribution: {
    label: 'Seconds until an image is there',
    kind: 'distribution',
    points: binsOf(waits, 6, String),
  },
  /** A day of which nothing is known, and one below nothing. */
  gaps: {
    label: 'Coins earned and given back',
    points: series([40, 80, null, 30, -20, 10]),
    tone: 'value',
    formatOptions: { signDisplay: 'exceptZero' },
  },
  one: { label: 'Credits spent today', points: series([12]) },
  empty: { label: 'Credits spent in November', points: [] },
  loading: { label: 'Credits spent in November', points: [], isLoading: true },
  table: { label: 'Images by template', kind: 'bar', points: models, size: 'small', defaultTableShown: true },
} satisfies Record<string, ChartProps>;

/** Chart: reads its figures from the table behind it, and shows the table. */
export function chartTester(tools: Tools, label: string = chartStates.line.label) {
  const t = textsOf(tools, 'chart', texts);
  const { screen, user } = tools;
  const toggle = () => screen.getByRole('button', { name: t.showTable });
  return {
    /** Every line of the table, its cells parted by a bar. */
    figures: () => {
      const rows = screen.getByRole('table', { name: label }).querySelectorAll('tbody tr');
      return [...rows].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
    },
    toggleTable: async () => user.click(toggle()),
    isTableShown: () => toggle().getAttribute('aria-pressed') === 'true',
    /** What is read of the point that the arrows have come to. */
    reading: () => screen.getByRole('slider').getAttribute('aria-valuetext'),
  };
}

const reads =
  (text: string) =>
  ({ find }: Seen) =>
    find('input[type="range"]')?.getAttribute('aria-valuetext') === text;

export default {
  Chart: (): Spec<ChartProps> => ({
    group: 'Display',
    states: chartStates,
    tester: chartTester,
    uses: [
      { in: chartStates.line, calls: 'onTableShownChange', by: (tools) => chartTester(tools).toggleTable() },
      {
        in: chartStates.bar,
        reads: (tools) => chartTester(tools, chartStates.bar.label).figures()[0],
        is: 'Portrait | 64',
      },
    ],
    composition: {
      cases: {
        isLabelHidden: look,
        kind: look,
        seriesLabel: documented('is written beside the last point, and names the values in the table'),
        previousLabel: documented('is written beside the last point of the period before, and in the table'),
        formatOptions: documented('chooses how figures are written'),
        tone: look,
        size: look,
        isLoading: state,
        empty: part(() => document.body.textContent.includes('No coins yet.'), {
          points: [],
          empty: 'No coins yet.',
        }),
        isTableShown: controlled<ChartProps>({
          by: 'defaultTableShown',
          onChange: 'onTableShownChange',
          first: false,
          last: true,
          act: (tools) => chartTester(tools).toggleTable(),
          read: (tools) => chartTester(tools).isTableShown(),
        }),
        defaultTableShown: initial,
        onTableShownChange: callback,
      },
    },
    keys: {
      draw: () => <Chart {...chartStates.bar} />,
      rows: [
        {
          keys: ['→', '↑'],
          does: 'The next point.',
          first: '{Tab}',
          press: '{ArrowRight}',
          sees: reads('Product: 41'),
        },
        {
          keys: ['←', '↓'],
          does: 'The point before.',
          first: '{Tab}{End}',
          press: '{ArrowLeft}',
          sees: reads('Landscape: 23'),
        },
        {
          keys: ['Home'],
          does: 'The first point.',
          first: '{Tab}{End}',
          press: '{Home}',
          sees: reads('Portrait: 64'),
        },
        {
          keys: ['End'],
          does: 'The last point.',
          first: '{Tab}',
          press: '{End}',
          sees: reads('Architecture: 9'),
        },
        {
          keys: ['Page Up', 'Page Down'],
          does: 'A tenth of the points on, and back.',
          first: '{Tab}{PageUp}{PageUp}',
          press: '{PageDown}',
          sees: reads('Product: 41'),
        },
        {
          keys: ['Esc'],
          does: 'Puts away what is read beside the point.',
          first: '{Tab}',
          press: '{Escape}',
          sees: ({ find }) => find('[class*="readout"]') === null,
        },
      ],
    },
  }),
};
