import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { playgroundOf } from '../../../test/playground/playground.tsx';
import { windowsOf } from '../../../test/sheet/sheet.tsx';
import { Button } from '../Button/index.ts';
import { dialogStates } from './Dialog.spec.tsx';
import { Dialog, DialogTrigger } from './index.ts';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { layout: 'fullscreen' },
  args: { ...dialogStates.open, isOpen: undefined },
  render: (args) => (
    <main style={{ padding: 24, minHeight: 560 }}>
      <DialogTrigger>
        <Button>Exchange</Button>
        <Dialog {...args} />
      </DialogTrigger>
    </main>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Exchange' }));
  await screen.findByRole('dialog', { name: 'Exchange Mirror Coins' });
};

export const Open: Story = { play: open };

export const Playground: Story = playgroundOf(Open, { isOpened: true });

/** Tab goes round inside; Escape closes, but not while a word is composed; focus is back where it was. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Exchange' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    for (const target of [dialog, document.body]) {
      await fireEvent.keyDown(target, { key: 'Escape', isComposing: true });
      // As Safari sends it.
      await fireEvent.keyDown(target, { key: 'Escape', keyCode: 229 });
    }
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Long content scrolls between a title and buttons that stay. */
export const LongContent: Story = {
  args: { children: dialogStates.longContent.children },
  play: open,
};

/** What must be answered has no close button and ignores Escape. */
export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async (context) => {
    await open(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const Medium: Story = { args: { size: 'medium' }, play: open };

export const Large: Story = { args: { size: 'large' }, play: open };

/** It keeps off the edges of a page that is narrower than it may be. */
export const LargeOnATablet: Story = {
  args: { size: 'large' },
  globals: { viewport: { value: 'tablet' } },
  play: open,
};

/** On a phone it stands at the foot, under the thumb. */
export const AtSmallWidth: Story = { globals: { viewport: { value: 'small' } }, play: open };

const longTitle = 'Delete portrait_of_a_dancer_in_raw_silk_final_version.png?';

/** A title that has nowhere to break breaks all the same, and keeps off the close button. */
export const LongTitle: Story = {
  args: { title: longTitle },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exchange' }));
    await screen.findByRole('dialog', { name: longTitle });
  },
};

export const WithoutFooter: Story = { args: { footer: undefined, description: undefined }, play: open };

export const Matrix: Story = windowsOf(Dialog, dialogStates);
