import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { press } from '../../../../test/stories/press.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { MovePictures } from './index.ts';

const meta = {
  title: 'Components/MovePictures',
  component: MovePictures,
  args: { projects: ['Halcyon', 'Mirage', 'Salt flats'], count: 3, onMove: fn(), onClose: fn() },
} satisfies Meta<typeof MovePictures>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Move to a project' }));

/** A name that is none of the projects begins a new one. */
export const NewProject: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await userEvent.type(inside.getByRole('combobox', { name: 'Project' }), 'First light');
    await userEvent.tab();
    await press(inside.getByRole('button', { name: 'Move 3 pictures' }));
    await expect(args.onMove).toHaveBeenCalledWith('First light');
  }),
};

export const Playground: Story = playgroundOf(NewProject);

/** One that is too long is cut, and not through an emoji. */
export const LongName: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const inside = await dialog();
    await userEvent.click(inside.getByRole('combobox', { name: 'Project' }));
    await userEvent.paste(`${'p'.repeat(photoShootLimits.projectCharacters - 1)}🎨 end`);
    await userEvent.tab();
    await press(inside.getByRole('button', { name: 'Move 3 pictures' }));
    await expect(args.onMove).toHaveBeenCalledWith('p'.repeat(photoShootLimits.projectCharacters - 1));
  },
};

/** Nothing typed takes them out of theirs. */
export const OutOfProjects: Story = {
  args: { count: 1 },
  play: async ({ args }) => {
    await press((await dialog()).getByRole('button', { name: 'Move 1 picture' }));
    await expect(args.onMove).toHaveBeenCalledWith(null);
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
