import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { Column } from '../../../test/stories/Matrix.tsx';
import { SearchField } from './index.ts';
import { searchFieldStates } from './SearchField.spec.tsx';

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  args: { label: 'Search help', placeholder: 'Start typing to search help topics...' },
  decorators: [(Story) => <Column>{Story()}</Column>],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Playground: Story = playgroundOf(Empty, { also: ['isReadOnly', 'isDisabled'] });

/** Escape clears it. */
export const Filled: Story = {
  args: { defaultValue: 'aspect ratio' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search help' });
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('pose');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await userEvent.keyboard('aspect ratio');
  },
};

export const Matrix: Story = sheetOf(SearchField, searchFieldStates);
