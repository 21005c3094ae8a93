import type { ComponentType } from 'react';
import { pickFromSpecs } from '../../foundations/spec/specs.ts';
import { AlertDialog } from '../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog, type LayerProps } from '../../primitives/Dialog/Dialog.tsx';
import { DialogTrigger } from '../../primitives/Dialog/index.ts';
import { Drawer } from '../../primitives/Drawer/Drawer.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../primitives/Menu/index.ts';
import { Popover } from '../../primitives/Popover/Popover.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import {
  appShellStates,
  balanceStates,
  helpStates,
  jobsStates,
  legalStates,
  notificationStates,
  purchaseStates,
  settingsStates,
  termsStates,
  userBadgeStates,
  walletStates,
} from '../../testing/states.ts';
import { BalanceHUD } from '../economy/BalanceHUD/BalanceHUD.tsx';
import { PurchaseDialog } from '../economy/PurchaseDialog/PurchaseDialog.tsx';
import { TokenWallet } from '../economy/TokenWallet/TokenWallet.tsx';
import { galleryItems } from '../fixtures/index.ts';
import { PictureViewer } from '../gallery/GalleryGrid/PictureViewer.tsx';
import { LegalAcceptanceModal } from '../gates/LegalAcceptanceModal/LegalAcceptanceModal.tsx';
import { TermsReacceptanceModal } from '../gates/TermsReacceptanceModal/TermsReacceptanceModal.tsx';
import { HelpCenter } from '../help/HelpCenter/HelpCenter.tsx';
import { JobsDrawer } from '../jobs/JobsDrawer/JobsDrawer.tsx';
import { NotificationCenter } from '../notices/NotificationCenter/NotificationCenter.tsx';
import { LanguageSwitcher } from '../settings/LanguageSwitcher/LanguageSwitcher.tsx';
import { SettingsDialog } from '../settings/SettingsDialog/SettingsDialog.tsx';
import { AppShell } from '../shell/AppShell/AppShell.tsx';
import { UserBadge } from '../shell/UserBadge/UserBadge.tsx';

const words = { title: 'Delete the picture?', children: 'It cannot be undone.' };
const options = [
  { value: 'a', label: 'One' },
  { value: 'b', label: 'Two' },
];

/** What the page opens over itself, and Escape closes. */
export const layers: Record<string, ComponentType<LayerProps>> = {
  ...pickFromSpecs(({ Component, overlay }): ComponentType<LayerProps> | undefined => {
    if (overlay?.is !== 'dismissable') return undefined;
    return overlay.draw ?? ((open) => <Component {...overlay.props} {...open} />);
  }),
  Dialog: (open) => <Dialog {...words} {...open} />,
  AlertDialog: (open) => <AlertDialog {...words} confirmLabel="Delete" onConfirm={() => {}} {...open} />,
  Drawer: (open) => <Drawer {...words} {...open} />,
  PurchaseDialog: (open) => <PurchaseDialog {...purchaseStates.packages} {...open} />,
  TokenWallet: (open) => <TokenWallet {...walletStates.previewMode} {...open} />,
  HelpCenter: (open) => <HelpCenter {...helpStates.topics} {...open} />,
  JobsDrawer: (open) => <JobsDrawer {...jobsStates.full} {...open} />,
  SettingsDialog: (open) => <SettingsDialog {...settingsStates.general} {...open} />,
  // It is open for as long as it is there.
  PictureViewer: ({ isOpen, onOpenChange }) => {
    const [item] = galleryItems;
    return isOpen && item ? <PictureViewer item={item} onClose={() => onOpenChange?.(false)} /> : null;
  },
};

type Gate = ComponentType<{ isOpen: boolean; onAccept: () => void }>;

/** What the server opens and closes; nobody gets round it. */
export const gates: Record<string, Gate> = {
  LegalAcceptanceModal: (gate) => <LegalAcceptanceModal {...legalStates.agreed} {...gate} />,
  TermsReacceptanceModal: (gate) => <TermsReacceptanceModal {...termsStates.agreed} {...gate} />,
};

interface Hanging {
  Layer: ComponentType;
  button: RegExp;
  role: 'dialog' | 'menu' | 'listbox';
}

/** Layers that hang on their own button: opened by it, closed by Escape. */
export const hanging: Record<string, Hanging> = {
  BalanceHUD: { Layer: () => <BalanceHUD {...balanceStates.known} />, button: /^Balance/, role: 'dialog' },
  NotificationCenter: {
    Layer: () => <NotificationCenter {...notificationStates.some} />,
    button: /^Notifications/,
    role: 'dialog',
  },
  LanguageSwitcher: { Layer: () => <LanguageSwitcher />, button: /^Language/, role: 'menu' },
  UserBadge: {
    Layer: () => <UserBadge {...userBadgeStates.usual} />,
    button: /^Your account/,
    role: 'menu',
  },
  AppShell: {
    Layer: () => <AppShell {...appShellStates.full} isSheetOpen={undefined} />,
    button: /^Open the sidebar/,
    role: 'dialog',
  },
  Popover: {
    Layer: () => (
      <DialogTrigger>
        <Button>Open</Button>
        <Popover label="A popover">
          <Button>Inside</Button>
        </Popover>
      </DialogTrigger>
    ),
    button: /^Open$/,
    role: 'dialog',
  },
  Menu: {
    Layer: () => (
      <MenuTrigger>
        <Button>Open</Button>
        <Menu aria-label="A menu">
          <MenuItem id="first">First</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
    button: /^Open$/,
    role: 'menu',
  },
  Select: {
    Layer: () => <Select label="A choice" options={options} defaultValue="a" />,
    button: /A choice/,
    role: 'listbox',
  },
};
