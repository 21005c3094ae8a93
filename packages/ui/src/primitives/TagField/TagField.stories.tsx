import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { shown } from '../../../test/stories/shown.ts';
import { TagField } from './index.ts';
import { tagFieldStates } from './TagField.spec.tsx';

const meta = {
  title: 'Primitives/TagField',
  component: TagField,
  args: { ...shown(tagFieldStates.some), onChange: fn() },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

const decorators: Story['decorators'] = [(Story) => <Column>{Story()}</Column>];

/** Enter and commas add, a paste adds many, none is added twice, Backspace takes the last. */
export const Some: Story = {
  decorators,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.click(field);
    await userEvent.paste('night, nocturne; SALT\nópalo');
    await expect(args.onChange).toHaveBeenLastCalledWith([
      'salt',
      'first light',
      'silk',
      'night',
      'nocturne',
      'ópalo',
    ]);
    await expect(field).toHaveAccessibleDescription(/SALT/);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3));
    await userEvent.click(canvas.getAllByRole('button')[0] ?? field);
    await expect(args.onChange).toHaveBeenLastCalledWith(['first light', 'silk']);
    await userEvent.click(field);
    await userEvent.keyboard('silk{Enter}');
  },
};

export const Playground: Story = playgroundOf(Some);

/** Suggestions without those that are there; arrows and Enter take one, and the list stays for the next. */
export const Suggested: Story = {
  args: shown(tagFieldStates.suggested),
  decorators: [
    (Story) => (
      <div style={{ minHeight: 240 }}>
        <Column>{Story()}</Column>
      </div>
    ),
  ],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Tags' }));
    await userEvent.keyboard('opal');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['salt', 'first light', 'silk', 'ópalo']);
    await userEvent.keyboard('no');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

/** There is no room for one more: what was typed stays, and a word says why. */
export const Full: Story = {
  decorators,
  args: shown(tagFieldStates.full),
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Tags' });
    await userEvent.type(field, 'night{Enter}');
    await expect(canvas.getByText('3 of 3: remove one to add another.')).toBeVisible();
    await expect(field).toHaveValue('night');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = sheetOf(TagField, tagFieldStates);
