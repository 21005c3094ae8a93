import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import {
  allOverlays,
  frames,
  isPageFree,
  moments,
  onlyOverlay,
  patient,
  settled,
  withMotion,
} from '../motion.ts';
import { Opener } from '../Opener.tsx';
import { layers } from '../overlays.tsx';

export const opener = (name: string) => screen.getByRole('button', { name, hidden: true });
export const isClosed = () => patient(() => expect(allOverlays()).toEqual([]));
export const isEntered = () =>
  patient(() => expect(onlyOverlay().contains(document.activeElement)).toBe(true));

async function interrupt(name: string, moment: number) {
  const button = opener(name);
  button.focus();
  // Opened and closed on its way in.
  await userEvent.keyboard('{Enter}');
  await frames(moment);
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
  // Opened, closed, and opened again on its way out.
  await userEvent.keyboard('{Enter}');
  await isEntered();
  await userEvent.keyboard('{Escape}');
  await frames(moment);
  button.click();
  await patient(onlyOverlay);
  await settled();
  const again = onlyOverlay();
  await expect(again).toBeVisible();
  await expect(getComputedStyle(again).opacity).toBe('1');
  await isEntered();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await patient(() => expect(button).toHaveFocus());
  await isPageFree(button);
}

/** A story that interrupts the layer of this name at every moment. */
export const interrupting = (name: string): StoryObj => ({
  beforeEach: withMotion,
  render: () => {
    const Overlay = layers[name];
    return <main>{Overlay && <Opener name={name} Overlay={Overlay} />}</main>;
  },
  play: async () => {
    for (const moment of moments) await interrupt(name, moment);
  },
});
