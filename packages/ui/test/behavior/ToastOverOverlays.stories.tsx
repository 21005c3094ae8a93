import { toasts } from '@mirror-studio/domain/texts/en/toasts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Toast, ToastRegion } from '../../src/components/notifications/Toast/index.ts';
import { toastStates } from '../../src/components/notifications/Toast/Toast.spec.tsx';
import { PageHeader } from '../../src/patterns/PageHeader/index.ts';
import * as button from '../../src/primitives/Button/Button.css.ts';
import { Button } from '../../src/primitives/Button/index.ts';
import { Dialog } from '../../src/primitives/Dialog/index.ts';
import { Drawer } from '../../src/primitives/Drawer/index.ts';
import { patient, settled } from './motion.ts';
import { isClosed, onlyOverlay, opener } from './onPage.ts';
import { gates, overlays } from './overlays.tsx';

/**
 * A message stands in front of whatever lies over the page, where it is seen and can be put away, and over nothing that
 * one would press next.
 */
const meta = {
  title: 'Components/Behavior/Toast over overlays',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onDismiss = fn();
const filling = Array.from({ length: 60 }, (_, at) => <p key={at}>Line {at + 1}</p>);
const footer = <Button variant="primary">Save</Button>;
/** As high as the window lets them be. */
const full: typeof overlays = {
  FullDialog: (open) => (
    <Dialog {...open} title="Full" footer={footer}>
      {filling}
    </Dialog>
  ),
  FullDrawer: (open) => (
    <Drawer {...open} title="Full" footer={footer}>
      {filling}
    </Drawer>
  ),
};
/** Its main buttons stand where the toast would. */
const bare: typeof overlays = {
  BareDrawer: (open) => (
    <Drawer {...open} label="Bare" width={640}>
      <form style={{ display: 'grid', gap: 16, paddingBlockStart: 80 }}>
        <Button variant="primary">Save</Button>
        <Button type="submit">Send</Button>
      </form>
    </Drawer>
  ),
};
const dismissable = { ...overlays, ...full, ...bare };
const all = { ...dismissable, ...gates };

/** Everything is opened by its button; the toast is there before it. */
function Page() {
  const [open, setOpen] = useState<string>();
  return (
    <>
      <main>
        <div data-head="" style={{ padding: 16, maxInlineSize: 560, marginInline: 'auto' }}>
          <PageHeader
            title="Prompts"
            description="Twelve, the newest first."
            breadcrumbs="Library"
            actions={<Button>New prompt</Button>}
          />
        </div>
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
        <Toast {...toastStates.withAction} onDismiss={onDismiss} />
      </ToastRegion>
      {Object.entries(dismissable).map(([name, Overlay]) => (
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

const main = [button.variant.primary, button.variant.value, button.variant.generate].map(
  (names) => `.${names.trim().split(' ').join('.')}`,
);

/** The main buttons in a place, and the feet and the heads' actions, that the toast covers. */
function coveredBy(toast: Element, place: Element): string[] {
  const over = toast.getBoundingClientRect();
  const next = place.querySelectorAll(['footer', '[type="submit"]', '[data-head] button', ...main].join());
  return [...next]
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
    })
    .map(({ tagName, textContent }) => `${tagName.toLowerCase()} "${textContent}"`);
}

const play: Story['play'] = async ({ canvas }) => {
  const page = canvas.getByRole('main');
  const shownToast = screen.getByRole('status');
  await patient(() => expect(coveredBy(shownToast, page), 'under the toast: the page').toEqual([]));
  for (const name of Object.keys(all)) {
    opener(name).click();
    await patient(onlyOverlay);
    await settled();
    const region = within(screen.getByRole('region', { name: toasts.region }));
    const toast = region.getByRole('status');
    await expect(toast).toBeVisible();
    await expect(inFrontOf(toast), `in front of the toast: ${name}`).toEqual([]);
    await patient(() => expect(coveredBy(toast, onlyOverlay()), `under the toast: ${name}`).toEqual([]));
    onDismiss.mockClear();
    await userEvent.click(region.getByRole('button', { name: toasts.dismiss }));
    await expect(onDismiss).toHaveBeenCalledOnce();
    await expect(onlyOverlay(), 'a press on the toast is none outside the overlay').toBeVisible();
    opener('Put it away').click();
    await isClosed();
  }
};

const at = (viewport: 'small' | 'tablet' | 'desktop'): Story => ({
  render: () => <Page />,
  globals: { viewport: { value: viewport } },
  play,
});

/** Here it covers a part of the overlay itself. */
export const At320 = at('small');
export const At768 = at('tablet');
export const At1440 = at('desktop');
