import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { windowsOf } from '../../../test/sheet/sheet.tsx';
import { Button } from '../Button/index.ts';
import { drawerStates } from './Drawer.spec.tsx';
import { DialogTrigger, Drawer } from './index.ts';

const meta = {
  title: 'Primitives/Drawer',
  component: Drawer,
  parameters: { layout: 'fullscreen' },
  args: { ...drawerStates.end, isOpen: undefined },
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

export const Start: Story = { args: { ...drawerStates.start, isOpen: undefined }, play: open };

export const WithFooter: Story = { args: { ...drawerStates.withFooter, isOpen: undefined }, play: open };

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

const onRender = fn();

function Name({ children }: { children: string }) {
  onRender();
  return <li>{children}</li>;
}

/** Drawn ahead, it opens without a render of its content, although the page makes that anew with each of its own. */
export const DrawnAhead: Story = {
  render: function Ahead() {
    const [isOpen, setOpen] = useState(false);
    return (
      <main style={{ padding: 24, minHeight: 480 }}>
        <Button onPress={() => setOpen(true)}>Jobs</Button>
        <Drawer title="Background Jobs" isPrerendered isOpen={isOpen} onOpenChange={setOpen}>
          <ul>
            {['Portrait', 'Landscape'].map((name) => (
              <Name key={name}>{name}</Name>
            ))}
          </ul>
        </Drawer>
      </main>
    );
  },
  parameters: { visual: { skip: true } },
  beforeEach: () => void onRender.mockClear(),
  play: async (context) => {
    await waitFor(() => expect(screen.getByText('Landscape')).toBeInTheDocument());
    onRender.mockClear();
    await open(context);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
    await expect(onRender).not.toHaveBeenCalled();
  },
};

export const Matrix: Story = windowsOf(Drawer, drawerStates);
