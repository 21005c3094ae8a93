import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { fromStories, sheetOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { GalleryBar } from './index.ts';

const meta = {
  title: 'Components/GalleryBar',
  component: GalleryBar,
  args: {
    search: '',
    onSearchChange: fn(),
    sort: 'newest',
    onSortChange: fn(),
    density: 'comfortable',
    onDensityChange: fn(),
    onFiltersPress: fn(),
    trashHref: '#trash',
  },
} satisfies Meta<typeof GalleryBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed is searched for a moment after the last letter, or at once by Enter. */
export const Quiet: Story = {
  play: asWritten(async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search prompts' }), 'salt');
    await waitFor(() => expect(args.onSearchChange).toHaveBeenCalledWith('salt'));
    await press(canvas.getByRole('button', { name: 'Newest first' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('oldest');
    await press(canvas.getByRole('button', { name: 'Smaller pictures' }));
    await expect(args.onDensityChange).toHaveBeenCalledWith('compact');
  }),
};

export const Playground: Story = playgroundOf(Quiet);

/** What it is narrowed to stands below, and goes by a press. */
export const Narrowed: Story = {
  args: {
    search: 'salt flats',
    sort: 'oldest',
    density: 'compact',
    chips: [
      { id: 'project', name: 'Halcyon', onRemove: fn() },
      { id: 'model', name: 'Sample renderer', onRemove: fn() },
      { id: 'long', name: 'Spiegelkabinettsonnenaufgangsstudien und noch mehr davon', onRemove: fn() },
    ],
    onClear: fn(),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Filter, 3 in use' })).toBeVisible();
    await press(canvas.getByRole('button', { name: 'Without: Halcyon' }));
    await expect(args.chips?.[0]?.onRemove).toHaveBeenCalledOnce();
  },
};

/** The address changed by Back: the field follows. */
export const SearchFollows: Story = {
  parameters: { visual: { skip: true } },
  render: function Following(args) {
    const [search, setSearch] = useState('salt');
    return (
      <>
        <GalleryBar {...args} search={search} onSearchChange={setSearch} />
        <Button onPress={() => setSearch('fern')}>Back</Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('fern'));
  },
};

export const AtSmallWidth: Story = {
  ...Narrowed,
  globals: { viewport: { value: 'small' } },
  play: undefined,
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = sheetOf(GalleryBar, fromStories(meta.args, { Quiet, Narrowed }));
