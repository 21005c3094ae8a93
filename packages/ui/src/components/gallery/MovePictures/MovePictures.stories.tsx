import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
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

/** A name that is none of the projects begins a new one. The field has the focus, and Enter moves them. */
export const NewProject: Story = {
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    const field = inside.getByRole('combobox', { name: 'Project' });
    await expect(inside.getByRole('button', { name: 'Move 3 pictures' })).toBeDisabled();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('First light{Enter}');
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

/** It begins with the project that they are in. */
export const OutOfProjects: Story = {
  args: { count: 1, from: ['Mirage'] },
  play: asWritten(async ({ args }) => {
    const inside = await dialog();
    await expect(inside.getByRole('combobox', { name: 'Project' })).toHaveValue('Mirage');
    await expect(inside.getByRole('button', { name: 'Move 1 picture' })).toBeDisabled();
    await press(inside.getByRole('button', { name: galleryActions.moveOut }));
    await expect(args.onMove).toHaveBeenCalledWith(null);
  }),
};

/** What is typed replaces the project that they are in. */
export const OtherProject: Story = {
  args: { from: ['Mirage'] },
  parameters: { visual: { skip: true } },
  play: async ({ args }) => {
    const field = (await dialog()).getByRole('combobox', { name: 'Project' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('First light{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith('First light');
  },
};

/** Of those that are in none, nothing is taken out. */
export const InNoProject: Story = {
  args: { from: [null, null] },
  parameters: { visual: { skip: true } },
  play: async () => {
    await expect((await dialog()).queryByRole('button', { name: galleryActions.moveOut })).toBeNull();
  },
};

export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } } };

export const Spanish: Story = { decorators: [inSpanish] };
