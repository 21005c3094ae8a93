import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen } from 'storybook/test';
import { attachedStory, attachedTo } from '../attached.tsx';
import { patient } from '../motion.ts';
import { onlyOverlay, opener } from '../onPage.ts';

/** Keeps what waits for a frame waiting, as the focus of an overlay does, however slow the machine is. */
function holdFrames() {
  const request = window.requestAnimationFrame;
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  return () => {
    window.requestAnimationFrame = request;
    for (const callback of waiting) request(callback);
  };
}

/**
 * Opens an overlay as a screen reader does, and presses Escape before a frame could bring the focus into it; one that
 * `focusesAtOnce` must have it by then.
 */
export async function escapeEarly(
  button: HTMLElement,
  find: () => HTMLElement = onlyOverlay,
  focusesAtOnce = false,
) {
  const release = holdFrames();
  try {
    button.focus();
    button.click();
    await patient(find);
    const overlay = find();
    const focused = document.activeElement ?? document.body;
    if (!focusesAtOnce && overlay.contains(focused))
      throw new Error('The focus is in the overlay: this would prove nothing');
    // An effect brings it, without a frame: on a busy machine that is after the overlay can be found.
    if (focusesAtOnce)
      await patient(() => expect(overlay).toContainElement(document.activeElement as HTMLElement));
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    return overlay;
  } finally {
    release();
  }
}

/** A story of an overlay that hangs on its own button. Takes the component's name. */
export const escaping = (name: string): StoryObj => ({
  ...attachedStory(name),
  play: async () => {
    const { button, role, focusesAtOnce } = attachedTo(name);
    await escapeEarly(opener(button), () => screen.getByRole(role), focusesAtOnce);
    await patient(() => expect(screen.queryByRole(role)).toBeNull());
    await patient(() => expect(opener(button)).toHaveFocus());
  },
});
