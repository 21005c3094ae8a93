import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { fromStories, windowsOf } from '../../../test/sheet/sheet.tsx';
import { Button } from '../Button/index.ts';
import { DialogTrigger, Drawer } from './index.ts';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Background Jobs', children: <p>Nothing is being developed.</p> },
  render: (args) => (
    <main style={{ padding: 24, minHeight: 480 }}>
      <DialogTrigger>
        <Button>Jobs</Button>
        <Drawer {...args} />
      </DialogTrigger>
    </main>
  ),
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Jobs' }));
  await screen.findByRole('dialog', { name: 'Background Jobs' });
};

/** 380 px at the end of the line, where there are so many. */
export const End: Story = {
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog').parentElement?.getBoundingClientRect().width).toBe(
      Math.min(380, window.innerWidth),
    );
  },
};

export const Playground: Story = playgroundOf(End, { isOpened: true });

export const Start: Story = { args: { side: 'start', width: 320 }, play: open };

export const WithFooter: Story = {
  args: {
    footer: ({ close }) => (
      <Button isFullWidth onPress={close}>
        Done
      </Button>
    ),
  },
  play: open,
};

/** Never wider than the page. */
export const AtSmallWidth: Story = {
  globals: { viewport: { value: 'small' } },
  play: async (context) => {
    await open(context);
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
};

/** Opened by the keyboard, too: whether a pointer counts as over the button depends on the stories before this one. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Background Jobs' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Jobs' })).toHaveFocus());
  },
};

export const Matrix: Story = windowsOf(
  Drawer,
  fromStories({ ...meta.args, isOpen: true }, { End, Start, WithFooter }),
);
