import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { dateRangePickerStates } from './DateRangePicker.spec.tsx';
import { DateRangePicker } from './index.ts';

const heard = fn();

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  args: { ...shown(dateRangePickerStates.withPresets), onChange: heard },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [
  (Story) => (
    <div style={{ minHeight: 540 }}>
      <Column>{Story()}</Column>
    </div>
  ),
];

/** The calendar with the range on one band, and the presets beside it. */
export const Open: Story = {
  decorators,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).not.toBeNull());
  },
};

export const Playground: Story = playgroundOf(Open, { isOpened: true });

/** A preset is one press; it ends today, which is the zone's day. */
export const Preset: Story = {
  decorators,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [range] = heard.mock.lastCall ?? [];
    await expect(`${range.start} ${range.end}`).toBe('2026-10-23 2026-11-21');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  }),
};

export const Matrix: Story = sheetOf(DateRangePicker, dateRangePickerStates);
