import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { datePickerStates } from './DatePicker.spec.tsx';
import { DatePicker } from './index.ts';

const heard = fn();

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  args: { ...shown(datePickerStates.chosen), onChange: heard },
} satisfies Meta<typeof DatePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [
  (Story) => (
    <div style={{ minHeight: 440 }}>
      <Column>{Story()}</Column>
    </div>
  ),
];

/** The calendar opens at the day, with what cannot be chosen struck through. */
export const Open: Story = {
  decorators,
  args: { ...shown(datePickerStates.unavailable), timeZone: 'Europe/Madrid', onChange: heard },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const calendar = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(calendar.getByRole('button', { name: /\b18\b/ })).toHaveFocus());
  },
};

export const Playground: Story = playgroundOf(Open, { isOpened: true });

/** Typed in the order of the language, stepped by arrows; a day from the calendar closes it and gives the focus back. */
export const Typed: Story = {
  decorators,
  parameters: { visual: { skip: true } },
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('12032026');
    await expect(String(heard.mock.lastCall)).toBe('2026-12-03');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /December 8, 2026/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(String(heard.mock.lastCall)).toBe('2026-12-08');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  }),
};

export const Matrix: Story = sheetOf(DatePicker, datePickerStates);
