import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { playgroundOf } from '../../../../test/playground/playground.tsx';
import { windowsOf } from '../../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../../test/stories/asWritten.ts';
import { shown } from '../../../../test/stories/shown.ts';
import { inSpanish } from '../../../../test/stories/spanish.tsx';
import { WorkWall } from './index.ts';
import { workWallStates, workWallTester } from './WorkWall.spec.tsx';

const meta = {
  title: 'Components/WorkWall',
  component: WorkWall,
  parameters: { layout: 'fullscreen' },
  args: { ...shown(workWallStates.hung), hrefOf: (id) => `#${id}` },
  render: (args) => (
    <main style={{ padding: 24 }}>
      <WorkWall {...args} />
    </main>
  ),
} satisfies Meta<typeof WorkWall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hung: Story = {};

export const Playground: Story = playgroundOf(Hung);

/** The words of a work come with the focus, as with the pointer. */
export const WordsOnIntent: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Salt flats/ })).toHaveFocus();
  }),
};

/** Prompts hang among pictures: their words are there without a pointer. */
export const WithPrompts: Story = {
  args: shown(workWallStates.withPrompts),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Prompt: A dancer/ })).toBeVisible();
    await expect(canvas.getByText('A dancer in {silk|linen} at __light__')).toBeVisible();
  }),
};

export const Waiting: Story = { args: shown(workWallStates.waiting) };

/** The button of a work comes with its words, and is pressed without opening it. */
export const Likeable: Story = {
  args: { ...shown(workWallStates.likeable), onLikedChange: fn() },
  play: asWritten(async ({ args, canvas }) => {
    await workWallTester({ screen, within, user: userEvent }).like('Salt flats, first light');
    await expect(args.onLikedChange).toHaveBeenCalledWith(args.works[0], true);
    await expect(canvas.getByRole('link', { name: /^Salt flats/ })).not.toHaveFocus();
  }),
};

/** Each says that it is one, to the eye and in the name of its link. */
export const Samples: Story = {
  args: shown(workWallStates.samples),
  play: asWritten(async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Salt flats.*, Sample/ })).toBeVisible();
  }),
};

export const One: Story = { args: shown(workWallStates.one) };

export const Strange: Story = { args: shown(workWallStates.strange) };

export const AtSmallWidth: Story = {
  args: shown(workWallStates.withPrompts),
  globals: { viewport: { value: 'small' } },
};

export const Spanish: Story = { decorators: [inSpanish] };

export const Matrix: Story = windowsOf(WorkWall, workWallStates, 1);
