import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { sheetOf } from '../../../test/sheet/sheet.tsx';
import { asWritten } from '../../../test/stories/asWritten.ts';
import { HeartIcon, RetryIcon, TrashIcon, UndoIcon } from '../../icons/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { ToggleButton } from '../ToggleButton/index.ts';
import { Toolbar, ToolbarGroup, type ToolbarProps, ToolbarSeparator } from './index.ts';

const pressed = fn();

const controls = (
  <>
    <ToolbarGroup label="History">
      <IconButton size="small" label="Undo" icon={<UndoIcon size={18} />} onPress={pressed} />
      <IconButton size="small" label="Again" icon={<RetryIcon size={18} />} isDisabled />
    </ToolbarGroup>
    <ToolbarSeparator />
    <ToolbarGroup label="Picture">
      <ToggleButton size="small" variant="ghost" icon={<HeartIcon size={18} />} label="Keep" />
      <IconButton size="small" label="Delete" icon={<TrashIcon size={18} />} />
    </ToolbarGroup>
  </>
);

const meta = {
  title: 'Primitives/Toolbar',
  component: Toolbar,
  args: { label: 'Picture', children: controls },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows pass over what is disabled, and over the line between groups. */
export const Default: Story = {
  play: asWritten(async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Keep' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  }),
};

export const Playground: Story = playgroundOf(Default);

export const Matrix: Story = sheetOf<ToolbarProps>(
  Toolbar,
  {
    across: {
      label: 'Across',
      children: (
        <>
          {controls}
          <ToolbarSeparator />
          <Button size="small" variant="primary">
            Use as the reference of the next picture
          </Button>
          <Button size="small">Download</Button>
        </>
      ),
    },
    down: { label: 'Down', orientation: 'vertical', children: controls },
  },
  1,
);
