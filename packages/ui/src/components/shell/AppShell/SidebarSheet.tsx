import { sidebarLimits } from '@mirror-studio/domain/constants/shell';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { useEffect } from 'react';
import { useLatestCallback } from '../../../controlled/useLatestCallback.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

interface SidebarSheetProps {
  sidebar: Pick<SidebarProps, 'sections' | 'homeHref' | 'user' | 'onSignOut' | 'isSigningOut' | 'onCoins'>;
  extra: SidebarProps['extra'];
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** The sidebar of a small page: over it, and gone once it has led somewhere. */
export function SidebarSheet({ sidebar, extra, isOpen, setOpen }: SidebarSheetProps) {
  const t = useTexts('shell', shell);
  const close = useLatestCallback(() => setOpen(false));
  // A phone that is turned may have the sidebar beside its page.
  useEffect(() => {
    if (!isOpen) return undefined;
    const wide = matchMedia(`(min-width: ${sidebarLimits.sheetBelowPx}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, [isOpen, close]);
  const { onCoins } = sidebar;
  return (
    <Drawer
      side="start"
      width={sidebarLimits.widthRem * 16}
      label={t('mainNavigation')}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <Sidebar
        {...sidebar}
        // The page that a link leads to must not lie behind the sheet.
        onNavigate={close}
        onClose={close}
        extra={extra}
        onCoins={
          onCoins &&
          (() => {
            close();
            onCoins();
          })
        }
      />
    </Drawer>
  );
}
