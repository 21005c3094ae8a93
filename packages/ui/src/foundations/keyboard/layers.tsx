import { AlertDialog } from '../../primitives/AlertDialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Dialog, DialogTrigger } from '../../primitives/Dialog/index.ts';
import { Drawer } from '../../primitives/Drawer/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/Menu/index.ts';
import { Popover } from '../../primitives/Popover/index.ts';
import { Tooltip, TooltipTrigger } from '../../primitives/Tooltip/index.ts';
import { escapes, isGone, opens, stays } from './rows.tsx';
import { type KeyRow, type KeyTable, textOf, told } from './types.ts';

const item = (press: string, keys: string, does: string, name: string, first = '{Enter}'): KeyRow => ({
  keys: [keys],
  does,
  first,
  press,
  sees: (seen) => textOf(seen) === name,
});

/** The keys of what opens over the page. */
export const layerKeys: Record<string, KeyTable> = {
  Dialog: {
    draw: () => (
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Exchange" footer={<Button>Confirm</Button>}>
          Words
        </Dialog>
      </DialogTrigger>
    ),
    rows: [opens('dialog'), stays('dialog'), escapes('dialog')],
  },
  AlertDialog: {
    draw: (tell) => (
      <DialogTrigger>
        <Button>Open</Button>
        <AlertDialog title="Delete?" confirmLabel="Delete" onConfirm={() => tell('deleted')}>
          It is gone for good.
        </AlertDialog>
      </DialogTrigger>
    ),
    rows: [
      {
        keys: ['Enter'],
        does: 'Right after it opened: goes back. Nothing is lost by habit.',
        first: '{Enter}',
        press: '{Enter}',
        sees: (seen) => isGone('alertdialog')(seen) && seen.heard.length === 0,
      },
      stays('alertdialog'),
      escapes('alertdialog'),
    ],
  },
  Drawer: {
    draw: () => (
      <DialogTrigger>
        <Button>Open</Button>
        <Drawer title="Jobs">Words</Drawer>
      </DialogTrigger>
    ),
    rows: [opens('dialog'), stays('dialog'), escapes('dialog')],
  },
  Popover: {
    draw: () => (
      <DialogTrigger>
        <Button>Open</Button>
        <Popover label="Balance">
          <Button>Exchange</Button>
        </Popover>
      </DialogTrigger>
    ),
    rows: [opens('dialog'), escapes('dialog')],
  },
  Tooltip: {
    draw: () => (
      <TooltipTrigger>
        <Button>Open</Button>
        <Tooltip>Words</Tooltip>
      </TooltipTrigger>
    ),
    rows: [
      {
        keys: ['Tab'],
        does: 'Onto what it explains: it comes at once.',
        press: '',
        sees: ({ find }) => find('[role="tooltip"]') !== null,
      },
      {
        keys: ['Esc'],
        does: 'Puts it away; the focus stays.',
        press: '{Escape}',
        sees: isGone('tooltip'),
      },
    ],
  },
  Menu: {
    draw: (tell) => (
      <MenuTrigger>
        <Button>Open</Button>
        <Menu onAction={(key) => tell(String(key))}>
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
      item('c', 'a letter', 'Goes to the item that begins with it.', 'Copy'),
      {
        keys: ['Enter'],
        does: 'On an item: does it, and closes.',
        first: '{Enter}',
        press: '{Enter}',
        sees: told('download'),
      },
      escapes('menu'),
    ],
  },
};
