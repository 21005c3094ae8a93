import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { expect, screen } from 'storybook/test';
import { Dialog, type OverlayProps } from '../../../src/primitives/Dialog/Dialog.tsx';
import { withTouchScreen } from '../../stories/touchScreen.ts';
import { patient, settled, withMotion } from '../motion.ts';
import { Opener } from '../Opener.tsx';
import { isClosed, isPageFree, onlyOverlay, opener } from '../onPage.ts';
import { focusedAtOnce, gates, overlays } from '../overlays.tsx';
import { escapeEarly, escaping } from './escaping.tsx';

/**
 * Escape pressed before the focus has come into an overlay. After the click of a screen reader React Aria moves the focus
 * only when the opening motion has ended, and it hears the key only from inside.
 */
const meta = {
  title: 'Components/Behavior/Escape before focus',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  beforeEach: withMotion,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const pageOf = (all: Readonly<Record<string, ComponentType<OverlayProps>>>) => () => (
  <main>
    {Object.entries(all).map(([name, Overlay]) => (
      <Opener key={name} name={name} Overlay={Overlay} />
    ))}
  </main>
);

/** What Escape closes is closed by it at once, and the focus is where it was. */
const closes = (names: readonly string[]): Story => ({
  render: pageOf(overlays),
  play: async () => {
    for (const name of names) {
      await escapeEarly(opener(name), onlyOverlay, name in focusedAtOnce);
      await isClosed();
      await patient(() => expect(opener(name)).toHaveFocus());
      await isPageFree(opener(name));
    }
  },
});

export const Closes = closes(Object.keys(overlays));

/** On a touch screen what opens is hidden until React Aria knows whether a keyboard comes with it. */
const onTouchScreen: Story = {
  beforeEach: withTouchScreen,
  parameters: {
    visual: { skip: true, isolated: 'React Aria reads maxTouchPoints only until a field has had the focus.' },
  },
};

/** Without the overlays that take the focus at once: hidden, they cannot take it. */
export const ClosesOnATouchScreen: Story = {
  ...closes(Object.keys(overlays).filter((name) => !(name in focusedAtOnce))),
  ...onTouchScreen,
};

export const PopoverClosesOnATouchScreen: Story = { ...escaping('Popover'), ...onTouchScreen };

/** Overlays that must be answered. */
const answered: Readonly<Record<string, ComponentType<OverlayProps>>> = {
  ...Object.fromEntries(
    Object.entries(gates).map(([name, Gate]) => [
      name,
      ({ isOpen = false, onOpenChange }: OverlayProps) => (
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
    await patient(() => expect(onlyOverlay()).toContainElement(document.activeElement as HTMLElement));
  },
});

export const LegalStays = stays('LegalAcceptanceModal');
export const TermsStay = stays('TermsReacceptanceModal');
export const AnUndismissableDialogStays = stays('Dialog');

const Upper = (open: OverlayProps) => (
  <Dialog {...open} title="Upper">
    Over it.
  </Dialog>
);

/** The upper of two goes, the lower stays. */
export const ClosesTheUpperAlone: Story = {
  render: () => (
    <Dialog defaultOpen title="Lower">
      <Opener name="Open the upper" Overlay={Upper} />
    </Dialog>
  ),
  play: async () => {
    await settled();
    const button = screen.getByRole('button', { name: 'Open the upper' });
    const upper = await escapeEarly(button, () => screen.getByRole('dialog', { name: 'Upper' }));
    await patient(() => expect(upper).not.toBeInTheDocument());
    await expect(onlyOverlay()).toHaveAccessibleName('Lower');
    await patient(() => expect(button).toHaveFocus());
  },
};

/** A list that stands in a dialog is a part of it, no overlay over it. */
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
    await isClosed();
  },
};
