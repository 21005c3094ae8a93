import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { inSpanish } from '../../../test/stories/spanish.tsx';
import { TextsProvider } from '../../i18n/index.ts';
import { ago, now } from '../../testing/fixtures/jobs.ts';
import { RelativeTime } from './index.ts';

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { at: ago(12) },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const serverTime = () => Date.parse(now) + 60_000;

/** Lets the clock of the story, which stands still, go on to so many ms after the fixtures' now. */
async function goOn(ms: number, look: () => Promise<unknown>) {
  const stood = Date.now;
  Date.now = () => Date.parse(now) + ms;
  try {
    await look();
  } finally {
    Date.now = stood;
  }
}

export const Seconds: Story = {
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByText('12 seconds ago')).toHaveAttribute('datetime', ago(12));
  }),
};

export const Playground: Story = playgroundOf(Seconds);

/** It ticks: what was true when it was drawn is not said for longer than it is true. */
export const Ticks: Story = {
  args: { at: new Date(Date.parse(now) - 59_700) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('59 seconds ago')).toBeVisible();
    await goOn(300, () => canvas.findByText('1 minute ago'));
  },
};

/** A day is a day when it has passed, on whichever side of midnight it began. */
export const AcrossMidnight: Story = {
  args: { at: new Date(Date.parse(now) - (24 * 60 * 60_000 - 400)) },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('23 hours ago')).toBeVisible();
    await goOn(400, () => canvas.findByText('1 day ago'));
  },
};

/** Where the clock of the device is wrong, moments of a server are counted from the time of the server. */
export const ByAnotherClock: Story = {
  decorators: [
    (Story) => (
      <TextsProvider now={serverTime}>
        <Story />
      </TextsProvider>
    ),
  ],
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 minute ago')).toBeVisible();
  },
};

/** What is no time is shown as it is. */
export const NoTime: Story = {
  args: { at: 'yesterday' },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('yesterday')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const hourMs = 60 * 60_000;
/** A minute past midnight, of something that was a minute before it. */
const pastMidnight = (own: Story, words: string, day: string): Story => ({
  ...own,
  parameters: { visual: { skip: true } },
  args: { at: new Date(Date.parse(now) + 14 * hourMs - 60_000) },
  beforeEach: () => {
    const stood = Date.now;
    Date.now = () => Date.parse(now) + 14 * hourMs + 60_000;
    return () => {
      Date.now = stood;
    };
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(day);
  },
});

/** What was two minutes ago was not yesterday; the tooltip has its own day, not that of the reader's clock. */
export const PastMidnight = pastMidnight({}, '2 minutes ago', 'November 21, 2026 at 11:59:00 PM');
export const PastMidnightInSpanish = pastMidnight(
  { decorators: [inSpanish] },
  'hace 2 minutos',
  '21 de noviembre de 2026 a las 23:59:00',
);

/** The exact moment is in the tooltip, for the keyboard and the finger too. */
export const ExactMoment: Story = {
  args: { at: ago(3 * 24 * 60 * 60) },
  parameters: { visual: { skip: true } },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('November 18, 2026 at 10:00:00 AM');
  },
};

export const Spanish: Story = {
  decorators: [inSpanish],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('hace 12 segundos')).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('21 de noviembre de 2026');
  },
};

/** Each unit that has passed. */
export const Matrix: Story = sheetOf(RelativeTime, {
  now: { at: now },
  seconds: { at: ago(12) },
  minutes: { at: ago(18 * 60) },
  hours: { at: ago(5 * 60 * 60) },
  days: { at: ago(3 * 24 * 60 * 60) },
  weeks: { at: ago(15 * 24 * 60 * 60) },
  years: { at: ago(800 * 24 * 60 * 60) },
});
