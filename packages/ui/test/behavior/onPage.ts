import { expect, screen } from 'storybook/test';
import { patient } from './motion.ts';

/** The button of this name, also while an overlay hides it. */
export const opener = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

/** Every overlay of the page that is open, also one that still goes; not what is drawn ahead. */
export const allOverlays = () =>
  [...document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].filter((overlay) =>
    overlay.checkVisibility({ visibilityProperty: true }),
  );
/** The overlay; none or several are a fault. */
export function onlyOverlay(): HTMLElement {
  const [overlay, ...more] = allOverlays();
  if (!overlay || more.length > 0)
    throw new Error(`There are ${overlay ? more.length + 1 : 0} overlays, not one`);
  return overlay;
}
/** Nothing of the page stays hidden, locked or out of reach. Takes something of the page. */
export const isPageFree = (element: Element) =>
  patient(async () => {
    await expect(element.closest('[aria-hidden="true"], [inert]')).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  });
/** No overlay is left. */
export const isClosed = () => patient(() => expect(allOverlays()).toEqual([]));
/** The one overlay has the focus. */
export const isEntered = () =>
  patient(() => expect(onlyOverlay().contains(document.activeElement)).toBe(true));
