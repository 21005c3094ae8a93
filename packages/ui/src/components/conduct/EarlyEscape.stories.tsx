import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { expect, fireEvent, screen } from 'storybook/test';
import { Dialog, type LayerProps } from '../../primitives/Dialog/Dialog.tsx';
import { gates, hanging, layers } from './layers.tsx';
import { allLayers, isPageFree, onlyLayer, patient, settled, withMotion } from './motion.ts';
import { Opener } from './Opener.tsx';

/**
 * Escape pressed before the focus has come into a layer. After the click of a screen reader React Aria moves the focus
 * only when the opening motion has ended, and it hears the key only from inside.
 */
const meta = {
  title: 'Components/Conduct/Escape before focus',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', photograph: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const opener = (name: string | RegExp) => screen.getByRole('button', { name, hidden: true });

/** Keeps what waits for a frame waiting, as the focus of a layer does, however slow the machine is. */
function holdFrames() {
  const request = window.requestAnimationFrame;
  const waiting: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => waiting.push(callback);
  return () => {
    window.requestAnimationFrame = request;
    for (const callback of waiting) request(callback);
  };
}

/** Opens a layer as a screen reader does, and presses Escape before a frame could bring the focus into it. */
async function escapeEarly(button: HTMLElement, find: () => HTMLElement = onlyLayer) {
  const release = holdFrames();
  try {
    button.focus();
    button.click();
    await patient(find);
    const layer = find();
    const focused = document.activeElement ?? document.body;
    if (layer.contains(focused)) throw new Error('The focus is in the layer: this would prove nothing');
    await fireEvent.keyDown(focused, { key: 'Escape' });
    return layer;
  } finally {
    release();
  }
}

const isGone = () => patient(() => expect(allLayers()).toEqual([]));

const pageOf = (all: Readonly<Record<string, ComponentType<LayerProps>>>) => () => (
  <main>
    {Object.entries(all).map(([name, Layer]) => (
      <Opener key={name} name={name} Layer={Layer} />
    ))}
  </main>
);

/** What Escape closes is closed by it at once, and the focus is where it was. */
export const Closes: Story = {
  render: pageOf(layers),
  play: async () => {
    for (const name of Object.keys(layers)) {
      await escapeEarly(opener(name));
      await isGone();
      await patient(() => expect(opener(name)).toHaveFocus());
      await isPageFree(opener(name));
    }
  },
};

/** Layers that must be answered. */
const answered: Readonly<Record<string, ComponentType<LayerProps>>> = {
  ...Object.fromEntries(
    Object.entries(gates).map(([name, Gate]) => [
      name,
      ({ isOpen = false, onOpenChange }: LayerProps) => (
        <Gate isOpen={isOpen} onAccept={() => onOpenChange?.(false)} />
      ),
    ]),
  ),
  Dialog: (open) => (
    <Dialog
      {...open}
      title="Answer me"
      isDismissable={false}
      footer={({ close }) => <Answer onPress={close} />}
    >
      It cannot wait.
    </Dialog>
  ),
};

const Answer = ({ onPress }: { onPress: () => void }) => (
  <button type="button" onClick={onPress}>
    Accept
  </button>
);

/** It stays, and the focus comes into it. */
const stays = (name: string): Story => ({
  render: pageOf(answered),
  play: async () => {
    await escapeEarly(opener(name));
    await patient(() => expect(onlyLayer()).toContainElement(document.activeElement as HTMLElement));
  },
});

export const LegalStays = stays('LegalAcceptanceModal');
export const TermsStay = stays('TermsReacceptanceModal');
export const AnUndismissableDialogStays = stays('Dialog');

const Upper = (open: LayerProps) => (
  <Dialog {...open} title="Upper">
    Over it.
  </Dialog>
);

/** The upper of two goes, the lower stays. */
export const ClosesTheUpperAlone: Story = {
  render: () => (
    <Dialog defaultOpen title="Lower">
      <Opener name="Open the upper" Layer={Upper} />
    </Dialog>
  ),
  play: async () => {
    await settled();
    const button = screen.getByRole('button', { name: 'Open the upper' });
    const upper = await escapeEarly(button, () => screen.getByRole('dialog', { name: 'Upper' }));
    await patient(() => expect(upper).not.toBeInTheDocument());
    await expect(onlyLayer()).toHaveAccessibleName('Lower');
    await patient(() => expect(button).toHaveFocus());
  },
};

/** A list that stands in a dialog is a part of it, no layer over it. */
export const ClosesAroundAList: Story = {
  render: pageOf({
    Dialog: (open) => (
      <Dialog {...open} title="Choose">
        <ListBox aria-label="Choices">
          <ListBoxItem>One</ListBoxItem>
        </ListBox>
      </Dialog>
    ),
  }),
  play: async () => {
    await escapeEarly(opener('Dialog'));
    await isGone();
  },
};

const hangs = (name: string): Story => ({
  ...(name === 'AppShell' && { globals: { viewport: { value: 'small' } } }),
  render: () => {
    const Layer = hanging[name]?.Layer;
    // The shell brings its own main.
    const Place = name === 'AppShell' ? 'div' : 'main';
    return <Place>{Layer && <Layer />}</Place>;
  },
  play: async () => {
    const layer = hanging[name];
    if (!layer) throw new Error(`Nothing hangs by the name of ${name}`);
    const { button, role } = layer;
    await escapeEarly(opener(button), () => screen.getByRole(role));
    await patient(() => expect(screen.queryByRole(role)).toBeNull());
    await patient(() => expect(opener(button)).toHaveFocus());
  },
});

export const Balance = hangs('BalanceHUD');
export const Notifications = hangs('NotificationCenter');
export const Language = hangs('LanguageSwitcher');
export const Account = hangs('UserBadge');
export const Sheet = hangs('AppShell');
/** In a page of its own: one that was resized for the story before places it late. */
export const APopover: Story = {
  ...hangs('Popover'),
  parameters: {
    photograph: {
      skip: true,
      // https://github.com/adobe/react-spectrum/issues/9158
      isolated: 'A popover that is closed before it has found its place never leaves the page.',
    },
  },
};
export const AMenu = hangs('Menu');
export const ASelect = hangs('Select');
