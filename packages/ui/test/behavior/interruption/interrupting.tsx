import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import type { OverlayProps } from '../../../src/primitives/Dialog/Dialog.tsx';
import { attachedStory, attachedTo } from '../attached.tsx';
import { frames, moments, patient, settled, withMotion } from '../motion.ts';
import { Opener } from '../Opener.tsx';
import { allOverlays, isPageFree, onlyOverlay, opener } from '../onPage.ts';
import { overlays } from '../overlays.tsx';

/** An overlay as it is interrupted: what opens it, and where it is. */
interface Interrupted {
  story: StoryObj;
  button: string | RegExp;
  /** The overlay, or nothing while it is closed. Throws when there are several. */
  find: () => HTMLElement | null;
  /** Opens it again while it still goes. */
  reopen: (button: HTMLElement) => Promise<void> | void;
}

/** What the page opens over itself. */
const overPage = (name: string, Overlay: ComponentType<OverlayProps>): Interrupted => ({
  story: {
    beforeEach: withMotion,
    render: () => (
      <main>
        <Opener name={name} Overlay={Overlay} />
      </main>
    ),
  },
  button: name,
  find: () => (allOverlays().length > 0 ? onlyOverlay() : null),
  reopen: (button) => button.click(),
});

/** What hangs on a button of its own. */
function onButton(name: string): Interrupted {
  const { button, role } = attachedTo(name);
  return {
    story: attachedStory(name),
    button,
    find: () => screen.queryByRole(role),
    reopen: (opened) => userEvent.click(opened),
  };
}

async function interrupt({ button: name, find, reopen }: Interrupted, moment: number) {
  const button = opener(name);
  const isEntered = () => patient(() => expect(find()?.contains(document.activeElement)).toBe(true));
  const isBack = async () => {
    await patient(() => expect(find()).toBeNull());
    await patient(() => expect(button).toHaveFocus());
  };
  button.focus();
  // Opened and closed on its way in.
  await userEvent.keyboard('{Enter}');
  await frames(moment);
  await userEvent.keyboard('{Escape}');
  await isBack();
  // Opened, closed, and opened again on its way out.
  await userEvent.keyboard('{Enter}');
  await isEntered();
  await userEvent.keyboard('{Escape}');
  await frames(moment);
  await reopen(button);
  await patient(() => expect(find()).not.toBeNull());
  await settled();
  await expect(find()).toBeVisible();
  await expect(getComputedStyle(find() ?? button).opacity).toBe('1');
  await isEntered();
  await userEvent.keyboard('{Escape}');
  await isBack();
  await isPageFree(button);
}

/** A story that interrupts the overlay of this component at every moment. Throws when it opens none. */
export function interrupting(name: string): StoryObj {
  const Overlay = overlays[name];
  const interrupted = Overlay ? overPage(name, Overlay) : onButton(name);
  return {
    ...interrupted.story,
    play: async () => {
      for (const moment of moments) await interrupt(interrupted, moment);
    },
  };
}
