import { controls } from '@mirror-studio/domain/texts/en/controls';
import { messages } from '@mirror-studio/domain/texts/es/index';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { TextsProvider } from '../../src/i18n/TextsProvider.tsx';
import { patient, settled } from './motion.ts';
import { Opener } from './Opener.tsx';
import { opener } from './onPage.ts';
import { gates, hanging, overlays, tooltips } from './overlays.tsx';

/** What opens from a part of a page looks, runs and reads as that part does, though it is drawn at the end of the page. */
const meta = {
  title: 'Components/Behavior/Theming of overlays',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const roles = 'dialog, alertdialog, menu, listbox, tooltip'.replaceAll(/\w+/g, '[role="$&"]');
const openOverlay = () => document.querySelector<HTMLElement>(roles);
const theOther = () => (document.documentElement.dataset['theme'] === 'light' ? 'dark' : 'light');

/** A part that differs from the page in everything it can: by attributes, by a class, and by a property of its own. */
function Part({ children }: { children: ReactNode }) {
  return (
    <>
      <style>{'.differs { --ms-radius-card: 3px; --ms-gold-text: rgb(1 2 3) }'}</style>
      <main
        data-testid="part"
        className="differs"
        data-theme={theOther()}
        data-density="spacious"
        data-contrast="more"
        data-motion="reduced"
        dir="rtl"
        lang="es"
      >
        <div ref={(element) => element?.style.setProperty('--ms-space-x6', '7px')}>{children}</div>
      </main>
    </>
  );
}

interface Case {
  draw: ReactNode;
  button: RegExp | string;
  /** It comes with the focus alone; a press would put it away. */
  comesByFocus?: boolean;
}
type Cases = Readonly<Record<string, Case>>;
let show: (name: string) => void = () => {};

/** One case after another in the same part. */
function Shown({ cases }: { cases: Cases }) {
  const [name, setName] = useState('');
  useEffect(() => {
    show = setName;
  }, []);
  return <Part key={name}>{cases[name]?.draw}</Part>;
}

/** Every public property of the theme there, and what the page says of reading it. */
function lookOf(element: Element) {
  const style = getComputedStyle(element);
  const names = [...style].filter((name) => name.startsWith('--ms-'));
  const properties = Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  const lang = element.closest('[lang]')?.getAttribute('lang');
  const motion = element.closest('[data-motion]')?.getAttribute('data-motion');
  return { ...properties, direction: style.direction, colorScheme: style.colorScheme, lang, motion };
}

const part = () => screen.getByTestId('part');
async function looksLikePart(name: string) {
  await patient(async () => {
    const overlay = openOverlay();
    const inside = part().firstElementChild;
    if (!overlay || !inside) throw new Error(`${name} is not open`);
    await expect(lookOf(overlay), name).toEqual(lookOf(inside));
  });
}

async function check(cases: Cases) {
  for (const [name, { button, comesByFocus }] of Object.entries(cases)) {
    show(name);
    await patient(() => opener(button));
    await expect(lookOf(part())).not.toEqual(lookOf(document.body));
    // In a field there are stops before the button.
    do await userEvent.tab();
    while (document.activeElement !== opener(button) && part().contains(document.activeElement));
    await expect(opener(button)).toHaveFocus();
    if (!comesByFocus) await userEvent.keyboard('{Enter}');
    await looksLikePart(name);
    // It follows while it is open, and forgets what no longer holds.
    part().dataset['theme'] = document.documentElement.dataset['theme'] ?? 'dark';
    part().removeAttribute('class');
    await looksLikePart(name);
    show('');
    await patient(() => expect(openOverlay()).toBeNull());
    await settled();
  }
}

const story = (cases: Cases): Story => ({
  render: () => <Shown cases={cases} />,
  play: async () => {
    await expect(Object.keys(cases).length).toBeGreaterThan(0);
    await check(cases);
  },
});

const eachOf = <Item,>(
  items: Readonly<Record<string, Item>>,
  make: (item: Item, name: string) => Cases[string],
) => Object.fromEntries(Object.entries(items).map(([name, item]) => [name, make(item, name)]));

export const OverThePage = story(
  eachOf(overlays, (Overlay, name) => ({ draw: <Opener name={name} Overlay={Overlay} />, button: name })),
);

export const Gates = story(
  eachOf(gates, (Gate, name) => ({
    draw: (
      <Opener name={name} Overlay={({ isOpen = false }) => <Gate isOpen={isOpen} onAccept={() => {}} />} />
    ),
    button: name,
  })),
);

/** Those that are there at every width; the drawer of a small page is one of those over the page. */
export const OnTheirButton = story({
  ...Object.fromEntries(
    Object.entries(hanging)
      .filter(([, { viewport }]) => viewport === undefined)
      .map(([name, { element, button }]) => [name, { draw: element, button }]),
  ),
  ...eachOf(tooltips, ({ element, button }) => ({ draw: element, button, comesByFocus: true })),
});

/** Its own words are in the language of the part. */
export const Language: Story = {
  render: () => (
    <TextsProvider locale="es" messages={messages}>
      <Part>{overlays['Dialog'] && <Opener name="Open" Overlay={overlays['Dialog']} />}</Part>
    </TextsProvider>
  ),
  play: async () => {
    await userEvent.click(opener('Open'));
    await looksLikePart('Dialog');
    await expect(await screen.findByRole('button', { name: messages.controls.close })).toBeInTheDocument();
    await expect(messages.controls.close).not.toBe(controls.close);
  },
};
