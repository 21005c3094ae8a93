import { useState } from 'react';
import { BalanceHUD } from '../../components/economy/BalanceHUD/index.ts';
import { PurchaseDialog } from '../../components/economy/PurchaseDialog/index.ts';
import { TokenWallet } from '../../components/economy/TokenWallet/index.ts';
import { galleryItems, helpArticles, someNotifications } from '../../components/fixtures/index.ts';
import { GalleryGrid, PictureViewer } from '../../components/gallery/GalleryGrid/index.ts';
import { LegalAcceptanceModal } from '../../components/gates/LegalAcceptanceModal/index.ts';
import { TermsReacceptanceModal } from '../../components/gates/TermsReacceptanceModal/index.ts';
import { HelpCenter } from '../../components/help/HelpCenter/index.ts';
import { JobsDrawer } from '../../components/jobs/JobsDrawer/index.ts';
import { NotificationCenter } from '../../components/notices/NotificationCenter/index.ts';
import { LanguageSwitcher } from '../../components/settings/LanguageSwitcher/index.ts';
import { SettingsDialog } from '../../components/settings/SettingsDialog/index.ts';
import { UserBadge } from '../../components/shell/UserBadge/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { pickFromSpecs } from '../spec/specs.ts';
import { asDialog, asGate, asPopover, escapes, opened, opens, returns, stays } from './rows.tsx';
import { type KeyRow, type KeyTable, told } from './types.ts';

const nothing = () => undefined;
function Viewed({ tell }: { tell: (what: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [item] = galleryItems;
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && item && (
        <PictureViewer
          item={item}
          onClose={() => setOpen(false)}
          onPrevious={() => tell('previous')}
          onNext={() => tell('next')}
        />
      )}
    </>
  );
}
/** It listens to its own closing, which a trigger would hear instead. */
function Purchasing() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <PurchaseDialog isOpen={isOpen} onOpenChange={setOpen} onConfirm={nothing} />
    </>
  );
}
const turns = (key: string, press: string, does: string, what: string): KeyRow => ({
  keys: [key],
  does,
  first: '{Enter}',
  press,
  sees: told(what),
});

/** The keys of what the product opens over its page, to be closed again. */
export const overlayKeys: Record<string, KeyTable> = {
  ...pickFromSpecs(({ keys }) => (typeof keys === 'string' ? undefined : keys)),
  PurchaseDialog: { draw: () => <Purchasing />, rows: asDialog },
  TokenWallet: { draw: () => opened(<TokenWallet tokens={420} onPurchase={nothing} />), rows: asDialog },
  HelpCenter: { draw: () => opened(<HelpCenter topics={helpArticles} />), rows: asDialog },
  SettingsDialog: { draw: () => opened(<SettingsDialog onSave={nothing} />), rows: asDialog },
  JobsDrawer: { draw: () => opened(<JobsDrawer jobs={[]} />), rows: asDialog },
  PictureViewer: {
    draw: (tell) => <Viewed tell={tell} />,
    rows: [
      turns('→', '{ArrowRight}', 'Shows the next picture.', 'next'),
      turns('←', '{ArrowLeft}', 'Shows the one before.', 'previous'),
      stays('dialog'),
      escapes('dialog'),
    ],
  },
  GalleryGrid: {
    draw: () => <GalleryGrid items={galleryItems.slice(0, 2)} shootHref="#shoot" />,
    rows: [
      opens('dialog'),
      {
        keys: ['Esc'],
        does: 'Closes the picture; the focus goes back to it on the wall.',
        first: '{Enter}',
        press: '{Escape}',
        sees: ({ find, focused }) => find('[role="dialog"]') === null && focused?.closest('li') != null,
      },
    ],
  },
};

/** The keys of what must be answered, and of the buttons that open something small. */
export const openerKeys: Record<string, KeyTable> = {
  LegalAcceptanceModal: {
    draw: (tell) => opened(<LegalAcceptanceModal onAccept={nothing} onAgreedChange={() => tell('ticked')} />),
    rows: asGate,
  },
  TermsReacceptanceModal: {
    draw: (tell) =>
      opened(<TermsReacceptanceModal onAccept={nothing} onTermsAcceptedChange={() => tell('ticked')} />),
    rows: asGate,
  },
  BalanceHUD: { draw: () => <BalanceHUD coins={1240} credits={86} onExchange={nothing} />, rows: asPopover },
  NotificationCenter: {
    draw: () => <NotificationCenter notifications={someNotifications} />,
    rows: asPopover,
  },
  LanguageSwitcher: {
    draw: (tell) => <LanguageSwitcher onChange={tell} />,
    rows: [
      opens('menu'),
      {
        keys: ['↓', 'Enter'],
        does: 'Goes to the next language; takes it.',
        first: '{Enter}',
        press: '{ArrowDown}{Enter}',
        sees: told('es'),
      },
      returns('menu'),
    ],
  },
  UserBadge: {
    draw: (tell) => <UserBadge email="mara@example.com" onSignOut={() => tell('out')} />,
    rows: [
      opens('menu'),
      {
        keys: ['Enter'],
        does: 'On Sign out: signs out.',
        first: '{Enter}',
        press: '{Enter}',
        sees: told('out'),
      },
      returns('menu'),
    ],
  },
};
