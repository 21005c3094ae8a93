import { cloneElement, type ReactElement, useState } from 'react';
import { galleryItems } from '../../components/fixtures/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { DialogTrigger } from '../../primitives/Dialog/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/Menu/index.ts';
import * as kit from '../../testing/states.ts';
import { pickFromSpecs } from '../spec/specs.ts';
import type { Row } from './row.ts';

const children = 'Some words';
const title = 'A name';
const nothing = () => undefined;
const opener = <Button data-opener="">Open</Button>;

/** Open, and its own to close. */
const open = (props: object): Row => ({
  isLayer: true,
  props: { ...props, isOpen: undefined, onOpenChange: undefined, defaultOpen: true },
});

const gate = (props: object): Row => ({ ...open(props), staysOpen: 'it must be answered' });

const inMenu = (item: ReactElement) => (
  <MenuTrigger defaultOpen>
    {opener}
    <Menu aria-label={title}>
      <MenuItem id="first">First</MenuItem>
      {item}
    </Menu>
  </MenuTrigger>
);

/** For a layer that is open for as long as it is there. */
function Closing({ layer }: { layer: ReactElement<{ onClose?: () => void }> }) {
  const [isGone, setGone] = useState(false);
  return isGone ? null : cloneElement(layer, { onClose: () => setGone(true) });
}

/** The primitives that open over the page, by their names. */
export const layerRows: Record<string, Row> = {
  Dialog: open({ title, children, footer: <Button>Confirm</Button> }),
  AlertDialog: open({ title, children, confirmLabel: 'Delete', onConfirm: nothing }),
  Drawer: open({ title, children }),
  Popover: {
    isLayer: true,
    props: { label: title, children: <Button>Inside</Button> },
    within: (popover) => (
      <DialogTrigger defaultOpen>
        {opener}
        {popover}
      </DialogTrigger>
    ),
  },
  Menu: {
    isLayer: true,
    props: { 'aria-label': title, children: <MenuItem id="first">First</MenuItem> },
    within: (menu) => (
      <MenuTrigger defaultOpen>
        {opener}
        {menu}
      </MenuTrigger>
    ),
  },
  MenuItem: { isLayer: true, props: { id: 'own', children }, within: inMenu },
  MenuSection: {
    isLayer: true,
    props: { title, children: <MenuItem id="own">Own</MenuItem> },
    within: inMenu,
  },
  MenuSeparator: { isLayer: true, props: {}, within: inMenu },
};

/** What of the product opens over the page. */
export const productLayerRows: Record<string, Row> = {
  ...pickFromSpecs(({ overlay }) => (overlay?.is === 'dismissable' ? open(overlay.props) : undefined)),
  PurchaseDialog: open(Object.values(kit.purchaseStates)[0] ?? {}),
  TokenWallet: open(Object.values(kit.walletStates)[0] ?? {}),
  HelpCenter: open(kit.helpStates.topics),
  JobsDrawer: open(kit.jobsStates.full),
  SettingsDialog: open(Object.values(kit.settingsStates)[0] ?? {}),
  LegalAcceptanceModal: gate(kit.legalStates.agreed),
  TermsReacceptanceModal: gate(kit.termsStates.agreed),
  PictureViewer: {
    isLayer: true,
    props: { item: galleryItems[0], position: { index: 1, total: 2 }, onNext: nothing, onClose: nothing },
    within: (viewer) => <Closing layer={viewer as ReactElement<{ onClose?: () => void }>} />,
  },
};
