import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { toastStates } from '../../src/components/notifications/Toast/Toast.spec.tsx';
import { Toast, ToastRegion } from '../../src/components/notifications/Toast/Toast.tsx';
import { patient, settled } from './motion.ts';
import { isClosed, onlyOverlay, opener } from './onPage.ts';
import { gates, overlays } from './overlays.tsx';

/** A message stands in front of whatever lies over the page, where it is seen and can be put away. */
const meta = {
  title: 'Components/Behavior/Toast over overlays',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onDismiss = fn();
const all = { ...overlays, ...gates };

/** Everything is opened by its button; the toast is there before it. */
function Page() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <main>
        {Object.keys(all).map((name) => (
          <button key={name} type="button" onClick={() => setOpen(name)}>
            {name}
          </button>
        ))}
        <button type="button" onClick={() => setOpen(undefined)}>
          Put it away
        </button>
      </main>
      <ToastRegion>
        <Toast {...toastStates.success} onDismiss={onDismiss} />
      </ToastRegion>
      {Object.entries(overlays).map(([name, Overlay]) => (
        <Overlay key={name} isOpen={open === name} onOpenChange={() => setOpen(undefined)} />
      ))}
      {Object.entries(gates).map(([name, Gate]) => (
        <Gate key={name} isOpen={open === name} onAccept={() => setOpen(undefined)} />
      ))}
    </>
  );
}

/** What is in front at the middle and just inside the corners of an element, less the element itself. */
function inFrontOf(element: Element): Element[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = 16;
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ] as const;
  return points
    .flatMap(([x, y]) => document.elementFromPoint(x, y) ?? [])
    .filter((front) => !element.contains(front));
}

const play: Story['play'] = async () => {
  for (const name of Object.keys(all)) {
    opener(name).click();
    await patient(onlyOverlay);
    await settled();
    const region = within(screen.getByRole('region', { name: toasts.region }));
    const toast = region.getByRole('status');
    await expect(toast).toBeVisible();
    await expect(inFrontOf(toast), `in front of the toast: ${name}`).toEqual([]);
    onDismiss.mockClear();
    await userEvent.click(region.getByRole('button', { name: toasts.dismiss }));
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(onlyOverlay(), 'a press on the toast is none outside the overlay').toBeVisible();
    opener('Put it away').click();
    await isClosed();
  }
};

export const Wide: Story = { render: () => <Page />, play };
/** Here it covers a part of the overlay itself. */
export const Narrow: Story = { render: () => <Page />, globals: { viewport: { value: 'small' } }, play };
