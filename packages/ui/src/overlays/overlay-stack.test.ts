import { expect, test } from 'vitest';
import { holdsOverlay, isOverlayOpen, isTopmost, stackOverlay } from './overlay-stack.ts';

const overlay = (isConnected: boolean) => () => ({ isConnected }) as Element;

test('the overlay that opened last is topmost until it closes, whichever closes first', () => {
  const [dialog, menu] = [overlay(true), overlay(true)];
  expect([isOverlayOpen(), isTopmost(dialog)]).toEqual([false, false]);
  const closeDialog = stackOverlay(dialog);
  expect([isOverlayOpen(), isTopmost(dialog)]).toEqual([true, true]);
  const closeMenu = stackOverlay(menu);
  expect([isTopmost(dialog), isTopmost(menu)]).toEqual([false, true]);
  closeMenu();
  expect([isTopmost(dialog), isTopmost(menu)]).toEqual([true, false]);
  stackOverlay(menu);
  closeDialog();
  expect([isOverlayOpen(), isTopmost(menu)]).toEqual([true, true]);
  closeMenu();
  expect(isOverlayOpen()).toBe(false);
});

test('what is not in the document is not open', () => {
  const [dialog, counted, gone] = [overlay(true), overlay(false), () => null];
  const close = [dialog, counted, gone].map(stackOverlay);
  expect([isOverlayOpen(), isTopmost(dialog)]).toEqual([true, true]);
  close[0]?.();
  expect(isOverlayOpen()).toBe(false);
  for (const each of close) each();
});

test('an element holds the overlays in it while they are open', () => {
  const menu = overlay(true)();
  const [scrim, other] = [menu, null].map(
    (inside) => ({ contains: (node: unknown) => node === inside }) as Element,
  );
  const close = stackOverlay(() => menu);
  expect([scrim, other].map((element) => element && holdsOverlay(element))).toEqual([true, false]);
  close();
  expect(scrim && holdsOverlay(scrim)).toBe(false);
});
