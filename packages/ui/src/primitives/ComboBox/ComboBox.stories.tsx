import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { press } from '../../../test/stories/press.ts';
import { shown } from '../../../test/stories/shown.ts';
import { comboBoxStates } from './ComboBox.spec.tsx';
import { ComboBox } from './index.ts';

const meta = {
  title: 'Primitives/ComboBox',
  component: ComboBox,
  args: { ...shown(comboBoxStates.grouped), onChange: fn(), onInputChange: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [
  (Story) => (
    <div style={{ minHeight: 340 }}>
      <Column>{Story()}</Column>
    </div>
  ),
];

/** The arrow opens the whole list, whatever stands in the field; the chosen one is marked. */
export const Open: Story = {
  decorators,
  parameters: {
    visual: { isolated: 'on a page of many stories before it the list was open and not on the screen' },
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button'));
    await screen.findByRole('listbox');
  },
};

export const Playground: Story = playgroundOf(Open, { isOpened: true });

/** Words find in any order and without accents; arrows and Enter choose, and the field keeps the focus. */
export const Typed: Story = {
  decorators,
  args: { defaultValue: undefined },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Lens' });
    await userEvent.click(field);
    await userEvent.keyboard('PORTRAIT 85');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('85 mm portrait');
    await expect(args.onChange).toHaveBeenLastCalledWith('85');
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard('teleobjectif');
    await screen.findByRole('option', { name: /téléobjectif/ });
  },
};

/** Nothing is left: the list says so, and leaving the field brings back what was chosen. */
export const NoMatches: Story = {
  decorators,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'pinhole');
    await expect(await screen.findByRole('listbox')).toHaveTextContent('Nothing matches.');
  },
};

/** Words that are no option stay where that is allowed. */
export const OwnWords: Story = {
  decorators,
  args: { ...shown(comboBoxStates.ownWords), options: comboBoxStates.ownWords.options },
  parameters: { visual: { skip: true } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.clear(field);
    await userEvent.type(field, 'pinhole');
    // The first letters had matches.
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.tab();
    await expect(field).toHaveValue('pinhole');
    await expect(args.onInputChange).toHaveBeenLastCalledWith('pinhole');
  },
};

/** More than anyone reads, in words longer than the field: the list scrolls, and stays in the window. */
export const FarTooMany: Story = {
  decorators,
  globals: { viewport: { value: 'small' } },
  args: {
    defaultValue: undefined,
    options: Array.from({ length: 120 }, (_, at) => ({
      value: String(at),
      label: `Project ${at + 1}: ${'a name that nobody shortened '.repeat(3)}`,
      description: at % 3 === 0 ? 'Shared with people whose names do not fit beside one another either.' : '',
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.scrollHeight).toBeGreaterThan(list.clientHeight));
    await expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Matrix: Story = sheetOf(ComboBox, comboBoxStates);
