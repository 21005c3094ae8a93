import type { ReactElement } from 'react';
import { escapes } from '../../../test/keyboard/rows.tsx';
import { type KeyRow, type Press, reported, textOf } from '../../../test/keyboard/types.ts';
import type { Part, Spec, Unseen } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from './index.ts';
import type { MenuProps } from './Menu.tsx';

const item = (press: string, keys: Press, does: string, name: string, first = '{Enter}'): KeyRow => ({
  keys: [keys],
  does,
  first,
  press,
  sees: (seen) => textOf(seen) === name,
});

const title = 'A name';

const opener = <Button data-opener="">Open</Button>;

const children = 'Some words';

const inMenu = (item: ReactElement) => (
  <MenuTrigger defaultOpen>
    {opener}
    <Menu aria-label={title}>
      <MenuItem id="first">First</MenuItem>
      {item}
    </Menu>
  </MenuTrigger>
);

/** Menu: opens it and chooses. Takes the name of its button. */
export function menuTester(tools: Tools, button: string | RegExp) {
  const { press } = controlOf(tools, 'button', button);
  const isOpen = () => tools.screen.queryByRole('menu') !== null;
  return {
    open: press,
    isOpen,
    /** Opens it when it is not open. */
    choose: async (name: string | RegExp) => {
      if (!isOpen()) await press();
      await tools.user.click(await tools.screen.findByRole('menuitem', { name }));
    },
    /** The words of its items, once it is open. */
    items: () => tools.screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? ''),
    /** Presses Escape. */
    escape: async () => tools.user.keyboard('{Escape}'),
  };
}

export default {
  Menu: (): Spec<MenuProps> => ({
    group: 'Actions',
    tester: menuTester,
    uses: [
      {
        in: { 'aria-label': title, children: <MenuItem id="first">First</MenuItem> },
        calls: 'onAction',
        by: (tools) => menuTester(tools, 'Open').choose('First'),
      },
      {
        in: { 'aria-label': title, children: <MenuItem id="first">First</MenuItem> },
        reads: (tools) => menuTester(tools, 'Open').items(),
        is: ['First'],
      },
    ],
    conformance: {
      isOverlay: true,
      props: { 'aria-label': title, children: <MenuItem id="first">First</MenuItem> },
      within: (menu) => (
        <MenuTrigger defaultOpen>
          {opener}
          {menu}
        </MenuTrigger>
      ),
    },
    overlay: {
      is: 'attached',
      element: (
        <MenuTrigger>
          <Button>Open</Button>
          <Menu aria-label="A menu">
            <MenuItem id="first">First</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
      button: /^Open$/,
      role: 'menu',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => (
        <MenuTrigger>
          <Button>Open</Button>
          <Menu onAction={(key) => report(String(key))}>
            <MenuItem id="download">Download</MenuItem>
            <MenuItem id="copy">Copy</MenuItem>
            <MenuItem id="delete">Delete</MenuItem>
          </Menu>
        </MenuTrigger>
      ),
      rows: [
        item('{Enter}', 'Enter', 'On its button: opens it at the first item.', 'Download', ''),
        item(' ', 'Space', 'On its button: the same.', 'Download', ''),
        item('{ArrowDown}', '↓', 'Goes to the next item.', 'Copy'),
        item('{ArrowUp}', '↑', 'Goes to the one before; from the first, to the last.', 'Delete'),
        item('{End}', 'End', 'Goes to the last.', 'Delete'),
        item('{Home}', 'Home', 'Goes to the first.', 'Download', '{Enter}{End}'),
        item('c', { typed: 'a letter' }, 'Goes to the item that begins with it.', 'Copy'),
        {
          keys: ['Enter'],
          does: 'On an item: does it, and closes.',
          first: '{Enter}',
          press: '{Enter}',
          sees: reported('download'),
        },
        escapes('menu'),
      ],
    },
  }),
  MenuItem: (): Part => ({
    partOf: 'Menu',
    conformance: { isOverlay: true, props: { id: 'own', children }, within: inMenu },
  }),
  MenuSection: (): Part => ({
    partOf: 'Menu',
    conformance: {
      isOverlay: true,
      props: { title, children: <MenuItem id="own">Own</MenuItem> },
      within: inMenu,
    },
  }),
  MenuSeparator: (): Part => ({
    partOf: 'Menu',
    conformance: { isOverlay: true, props: {}, within: inMenu },
  }),
  MenuTrigger: (): Unseen => ({ withoutElement: 'it ties a menu to its button' }),
};
