import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../../src/primitives/Button/index.ts';
import { Dialog, DialogTrigger } from '../../src/primitives/Dialog/index.ts';
import { TextField } from '../../src/primitives/TextField/index.ts';
import { patient, settled } from './motion.ts';
import { allOverlays, isClosed, isPageFree } from './onPage.ts';
import { sendPointer } from './pointer.ts';

/** A dialog that is drawn before it is opened, hidden: nobody meets it, and it opens, moves the focus and closes like any. */
const meta = {
  title: 'Components/Behavior/Prerender',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draws it ahead only when asked to, so that a story says what happens before and after. */
function Later({ name }: { name: string }) {
  const [isPrerendered, setPrerendered] = useState(false);
  return (
    <>
      <TextField label={`Draw ${name} ahead`} onFocus={() => setPrerendered(true)} />
      <DialogTrigger>
        <Button>{`Open ${name}`}</Button>
        <Dialog title={name} isPrerendered={isPrerendered}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- what asks for the focus when it is drawn gets it when it opens */}
          <TextField label="Words" autoFocus />
        </Dialog>
      </DialogTrigger>
    </>
  );
}

const named = (name: string) => screen.findByRole('dialog', { name }, { timeout: 8_000 });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Focuses a field, and waits until the browser was idle and the dialog is drawn. */
async function drawAhead(name: string) {
  const field = screen.getByRole('textbox', { name: `Draw ${name} ahead` });
  await userEvent.click(field);
  await patient(() => expect(screen.getByText(name, { selector: 'h2' })).not.toBeVisible());
  await expect(field).toHaveFocus();
  return field;
}

/** Closed, it is out of sight, out of reach and out of the tree; its focus goes in, and back to its button. */
export const OpensAndCloses: Story = {
  render: () => <Later name="Exchange" />,
  play: async () => {
    await drawAhead('Exchange');
    await expect(allOverlays()).toEqual([]);
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Its place is known: opening it has only to paint it.
    const ahead = screen.getByText('Exchange', { selector: 'h2' });
    await patient(() => expect(ahead.getClientRects()).toHaveLength(1));
    for (let round = 0; round < 2; round += 1) {
      await press('Open Exchange');
      const dialog = await named('Exchange');
      await patient(() => expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus());
      await settled();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      const button = await screen.findByRole('button', { name: 'Open Exchange' });
      await patient(() => expect(button).toHaveFocus());
      await isPageFree(button);
      // It is drawn anew for the next time.
      await patient(() => expect(screen.getByText('Exchange', { selector: 'h2' })).not.toBeVisible());
      await expect(dialog).not.toBeInTheDocument();
    }
  },
};

/** A press shows it as it was drawn, before it has its effects. A key that comes meanwhile closes it all the same. */
export const PressShowsWhatIsThere: Story = {
  render: () => <Later name="Exchange" />,
  play: async () => {
    const field = await drawAhead('Exchange');
    const ahead = screen.getByText('Exchange', { selector: 'h2' });
    const button = screen.getByRole('button', { name: 'Open Exchange' });
    sendPointer(button, 'pointerdown', { buttons: 1 });
    sendPointer(button, 'pointerup');
    sendPointer(button, 'click');
    // React renders at the end of the event.
    await Promise.resolve();
    const isShown = ahead.checkVisibility({ visibilityProperty: true });
    const isInert = button.closest('[inert]') !== null;
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await expect({ isShown, isInert }).toEqual({ isShown: true, isInert: false });
    await isClosed();
    await isPageFree(button);
    await patient(() => expect(field).toHaveFocus());
  },
};

/** What is to be shown has changed with the press: it opens with that, and not with what was drawn. */
export const OpensWithWhatChanged: Story = {
  render: function Render() {
    const [picture, setPicture] = useState('none');
    return (
      <>
        <Button onPress={() => setPicture('Dunes')}>Show Dunes</Button>
        <Dialog
          title="Picture"
          isPrerendered
          isOpen={picture !== 'none'}
          onOpenChange={() => setPicture('none')}
        >
          {picture}
        </Dialog>
      </>
    );
  },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Show Dunes' });
    await patient(() => expect(screen.getByText('none')).not.toBeVisible());
    await patient(() => expect(screen.getByText('none').getClientRects()).toHaveLength(1));
    const seen: string[] = [];
    const drawn = screen.getByText('none');
    sendPointer(button, 'pointerdown', { buttons: 1 });
    sendPointer(button, 'pointerup');
    sendPointer(button, 'click');
    await Promise.resolve();
    if (drawn.checkVisibility({ visibilityProperty: true })) seen.push(drawn.textContent);
    await named('Picture');
    await patient(() => expect(drawn).toBeVisible());
    seen.push(drawn.textContent);
    await expect(new Set(seen)).toEqual(new Set(['Dunes']));
    await settled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};

/** What an open dialog keeps out of reach is not what opens over it. */
export const OpensOverAnother: Story = {
  render: () => (
    <DialogTrigger>
      <Button>Open Settings</Button>
      <Dialog title="Settings">
        <Later name="Reset" />
      </Dialog>
    </DialogTrigger>
  ),
  play: async () => {
    await press('Open Settings');
    await named('Settings');
    await settled();
    await drawAhead('Reset');
    await press('Open Reset');
    const upper = await named('Reset');
    await patient(() => expect(screen.getByRole('textbox', { name: 'Words' })).toHaveFocus());
    await expect(upper.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await settled();
    await userEvent.keyboard('{Escape}');
    const lower = await named('Settings');
    const button = await screen.findByRole('button', { name: 'Open Reset' });
    await patient(() => expect(button).toHaveFocus());
    await expect(lower.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await settled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await isPageFree(await screen.findByRole('button', { name: 'Open Settings' }));
  },
};

/** Drawn ahead before what it opens over has come: that one does not shut it out. */
export const DrawnBeforeAnotherOpens: Story = {
  render: () => (
    <>
      <Later name="Exchange" />
      <DialogTrigger>
        <Button>Open Help</Button>
        <Dialog title="Help">Words</Dialog>
      </DialogTrigger>
    </>
  ),
  play: async () => {
    await drawAhead('Exchange');
    await press('Open Help');
    await named('Help');
    await settled();
    screen.getByRole('button', { name: 'Open Exchange', hidden: true }).click();
    const upper = await named('Exchange');
    await expect(upper.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await patient(() => expect(upper.contains(document.activeElement)).toBe(true));
    await settled();
    const { x, y, width, height } = upper.getBoundingClientRect();
    await expect(upper.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await patient(() => expect(allOverlays()).toHaveLength(1));
    await named('Help');
    await settled();
    await userEvent.keyboard('{Escape}');
    await isClosed();
  },
};
