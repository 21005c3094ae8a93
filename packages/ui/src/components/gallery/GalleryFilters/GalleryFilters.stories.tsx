import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { Button } from '../../../primitives/Button/index.ts';
import { GalleryFilters, type GalleryFiltersProps } from './index.ts';

const groups = {
  items: 1_240,
  projects: [
    { id: 'Halcyon', label: 'Halcyon', items: 820 },
    { id: '', label: '', items: 400 },
    { id: 'Mirage', label: 'Mirage', items: 20 },
  ],
  models: [{ id: 'sample', label: 'Sample renderer', items: 1_240 }],
  types: [{ id: 'image', label: 'image', items: 1_240 }],
};
const value = { type: null, project: null, model: null, from: null, until: null, favourite: false };

function Beside(args: Omit<GalleryFiltersProps, 'triggerRef'>) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <main style={{ minBlockSize: 600 }}>
      <Button ref={button}>Filter</Button>
      <GalleryFilters {...args} triggerRef={button} />
    </main>
  );
}

const meta = {
  title: 'Components/GalleryFilters',
  component: GalleryFilters,
  args: {
    triggerRef: { current: null },
    defaultOpen: true,
    groups,
    value,
    onChange: fn(),
    onOpenChange: fn(),
  },
  render: (args) => <Beside {...args} />,
} satisfies Meta<typeof GalleryFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

const filters = async () => within(await screen.findByRole('dialog', { name: 'Filter' }));

/** Each choice is in force at once. */
export const Untouched: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await filters();
    await press(inside.getByRole('radio', { name: 'Videos' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'video' });
    await press(inside.getByRole('checkbox', { name: 'Favourites only' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ favourite: true });
  }),
};

export const Playground: Story = playgroundOf(Untouched);

export const Narrowed: Story = {
  args: {
    value: {
      type: 'image',
      project: 'Halcyon',
      model: 'sample',
      from: '2026-11-01',
      until: '2026-11-21',
      favourite: true,
    },
  },
};

/** Before it is known what there is. */
export const Unknown: Story = { args: { groups: undefined } };

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
