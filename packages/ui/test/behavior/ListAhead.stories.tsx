import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../../src/primitives/Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../src/primitives/Menu/index.ts';
import { Select } from '../../src/primitives/Select/index.ts';
import { patient, settled } from './motion.ts';
import { isPageFree } from './onPage.ts';
import { sendPointer } from './pointer.ts';

const options = ['Film', 'Editorial', 'Cinematic'].map((label) => ({ value: label, label }));

/** A list that is drawn before it is opened: nobody meets it, and a press has only to show it. */
const meta = {
  title: 'Components/Behavior/ListAhead',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', visual: { skip: true } },
  component: Select,
  decorators: [(Story) => <div style={{ inlineSize: 320, minBlockSize: 320, padding: 24 }}>{Story()}</div>],
  args: { label: 'Style', options, defaultValue: 'Editorial', onOpenChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.getByRole('button', { name: /Style/ });
const pointer = (type: string, init?: PointerEventInit) => sendPointer(button(), type, init);
/** The row that is drawn, whether it can be seen or not. */
const row = (label: string) =>
  screen.queryByText(label, { selector: '[role="option"] *', ignore: 'option' })?.closest('[role="option"]');

/** Points at the button, and waits until the browser was idle and the list is drawn and laid out. */
async function drawAhead() {
  await userEvent.hover(button());
  await patient(() => expect(row('Film')?.getClientRects()).toHaveLength(1));
  await expect(row('Film')).not.toBeVisible();
  await expect(screen.queryByRole('listbox')).toBeNull();
  await expect(screen.queryByRole('option', { name: 'Film' })).toBeNull();
}

const isGone = () => patient(() => expect(screen.queryByRole('listbox')).toBeNull());

/** The press makes no element: it shows those that are there, in the place where they stay. */
export const PressShowsWhatIsThere: Story = {
  play: async ({ args }) => {
    await drawAhead();
    const film = row('Film');
    const made: Node[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) made.push(...addedNodes);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    pointer('pointerdown', { buttons: 1 });
    // Before React, and the browser, do anything more.
    const isShown = film?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    await expect(isShown).toBe(true);
    const place = film?.getBoundingClientRect().toJSON();
    for (const { addedNodes } of observer.takeRecords()) made.push(...addedNodes);
    await expect(made.filter((node) => film?.closest('[data-shown]')?.contains(node))).toEqual([]);
    observer.disconnect();
    pointer('pointerup');
    await screen.findByRole('listbox', { name: 'Style' });
    await patient(() => expect(row('Editorial')).toHaveFocus());
    await settled();
    await expect(row('Film')).toBe(film);
    await expect(film?.getBoundingClientRect().toJSON()).toEqual(place);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('option', { name: 'Film' }));
    await isGone();
    await patient(() => expect(button()).toHaveFocus());
    await expect(button()).toHaveAccessibleName(/Film/);
    await isPageFree(button());
  },
};

/** Keys find it as if it had not been drawn: the focus on the chosen row, or where the key says. */
export const OpensByKeys: Story = {
  args: { defaultValue: undefined },
  play: async () => {
    for (const [key, label] of [
      ['{ArrowDown}', 'Film'],
      ['{ArrowUp}', 'Cinematic'],
    ] as const) {
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      button().focus();
      await drawAhead();
      await userEvent.keyboard(key);
      await patient(() => expect(row(label)).toHaveFocus());
      await settled();
      await userEvent.keyboard('{Escape}');
      await isGone();
      await patient(() => expect(button()).toHaveFocus());
      await isPageFree(button());
    }
  },
};

/** Without a press it is gone once the pointer is. */
export const GoesWithThePointer: Story = {
  play: async () => {
    await drawAhead();
    await userEvent.unhover(button());
    await patient(() => expect(row('Film') ?? null).toBeNull());
  },
};

/** A menu is the same one before and after the press; a press focuses the menu, a key its first or last item. */
export const MenuAhead: Story = {
  render: () => (
    <MenuTrigger>
      <Button>Style</Button>
      <Menu isPrerendered>
        <MenuItem id="download">Download</MenuItem>
        <MenuItem id="delete">Delete</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async () => {
    const drawn = () => document.querySelector<HTMLElement>('[role="menu"]');
    const isAhead = () =>
      patient(async () => {
        await expect(drawn()?.querySelectorAll('[role="menuitem"]')).toHaveLength(2);
        await expect(drawn()).not.toBeVisible();
      });
    await isAhead();
    await expect(screen.queryByRole('menu')).toBeNull();
    const ahead = drawn();
    pointer('pointerdown', { buttons: 1 });
    const isShown = ahead?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    await expect(isShown).toBe(true);
    pointer('pointerup');
    await patient(() => expect(ahead).toHaveFocus());
    await expect(screen.getByRole('menu', { name: 'Style' })).toBe(ahead);
    await settled();
    await userEvent.keyboard('{Escape}');
    await patient(() => expect(button()).toHaveFocus());
    for (const [key, name] of [
      ['{ArrowDown}', 'Download'],
      ['{ArrowUp}', 'Delete'],
    ] as const) {
      await isAhead();
      await userEvent.keyboard(key);
      await patient(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
      await settled();
      await userEvent.keyboard('{Escape}');
      await patient(() => expect(button()).toHaveFocus());
      await isPageFree(button());
    }
  },
};
