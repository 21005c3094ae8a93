import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { autocompleteStates } from './Autocomplete.spec.tsx';
import { Autocomplete, AutocompleteMenu, MenuItem } from './index.ts';

const meta = {
  title: 'Primitives/Autocomplete',
  component: Autocomplete,
  args: { ...shown(autocompleteStates.actions), onInputChange: fn() },
} satisfies Meta<typeof Autocomplete>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [(Story) => <Column>{Story()}</Column>];

export const Actions: Story = { decorators };

export const Playground: Story = playgroundOf(Actions);

const taken = fn();

/** Typing leaves what has the words, the first of it ready for Enter; the focus never leaves the field. */
export const Typed: Story = {
  decorators,
  args: {
    children: (
      <AutocompleteMenu aria-label="Actions" onAction={taken}>
        <MenuItem id="shoot">New photo shoot</MenuItem>
        <MenuItem id="session">Cerrar la sesión</MenuItem>
        <MenuItem id="export">Export the library</MenuItem>
      </AutocompleteMenu>
    ),
  },
  play: async ({ canvas }) => {
    taken.mockClear();
    const field = canvas.getByRole('searchbox', { name: 'Search actions' });
    await userEvent.click(field);
    await userEvent.keyboard('sesion');
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(taken).toHaveBeenLastCalledWith('session');
    await userEvent.clear(field);
    await userEvent.type(field, 'o');
    await waitFor(() => expect(canvas.getAllByRole('menuitem')[0]).toHaveAttribute('data-focused'));
    await expect(field).toHaveFocus();
  },
};

/** In a place of one height the list scrolls under its field. */
export const FarTooMany: Story = {
  args: {
    children: (
      <AutocompleteMenu aria-label="Jobs">
        {Array.from({ length: 60 }, (_, at) => (
          <MenuItem key={at} id={`job ${at}`}>
            {`Job ${at + 1}: ${'salt flats at first light '.repeat(4)}`}
          </MenuItem>
        ))}
      </AutocompleteMenu>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', inlineSize: 360, maxInlineSize: '100%', blockSize: 300 }}>{Story()}</div>
    ),
  ],
};

export const Matrix: Story = sheetOf(Autocomplete, autocompleteStates);
