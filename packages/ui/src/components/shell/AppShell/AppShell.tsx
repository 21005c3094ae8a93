import { shell } from '@mirror-studio/domain/texts/en/shell';
import { type ReactNode, useId, useRef } from 'react';
import { useControlled } from '../../../controlled/useControlled.ts';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MenuIcon, PanelIcon } from '../../../icons/index.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './AppShell.css.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';

export interface AppShellProps
  extends RootProps,
    Pick<SidebarProps, 'sections' | 'homeHref' | 'user' | 'onSignOut' | 'isSigningOut' | 'onCoins'> {
  /** The sidebar is 20rem wide with labels, or 4rem with icons alone. Below 768 px the sidebar is a sheet either way. */
  isSidebarOpen?: boolean;
  /** Whether the sidebar is wide at first, when the parent does not hold it. Default true. */
  defaultSidebarOpen?: boolean;
  /** Called when the sidebar becomes wide and when it becomes narrow. */
  onSidebarOpenChange?: (isOpen: boolean) => void;
  /** The sheet of a small page is open; the parent holds it. */
  isSheetOpen?: boolean;
  /** Whether the sheet is open at first, when the parent does not hold it. Default false. */
  defaultSheetOpen?: boolean;
  /** Called when the sheet opens and when it closes. */
  onSheetOpenChange?: (isOpen: boolean) => void;
  /** The shortcut that opens and closes it, for the tooltip. */
  sidebarKeys?: readonly string[];
  /** Where the page is, outermost first; the last is the page itself. */
  breadcrumb?: readonly string[];
  /** The end of the header: balance, jobs, notifications, help, settings. */
  actions?: ReactNode;
  /** In the sheet, and in the open sidebar of a tablet: what `isSecondary` takes out of the header there. */
  sheetActions?: ReactNode | ((closeSheet: () => void) => ReactNode);
  /** Between header and page, such as a banner. */
  banner?: ReactNode;
  /** The page. */
  children: ReactNode;
}

const sheet = lazyOverlay(async () => (await import('./SidebarSheet.tsx')).SidebarSheet);

/** The frame of every signed-in page: skip link, sidebar, header, page. */
export function AppShell({
  isSidebarOpen: givenOpen,
  defaultSidebarOpen = true,
  onSidebarOpenChange,
  isSheetOpen: givenSheet,
  defaultSheetOpen = false,
  onSheetOpenChange,
  sidebarKeys,
  breadcrumb = [],
  actions,
  sheetActions,
  banner,
  children,
  sections,
  homeHref,
  user,
  onSignOut,
  isSigningOut,
  onCoins,
  ...rest
}: AppShellProps) {
  const t = useTexts('shell', shell);
  const mainId = useId();
  const [isSidebarOpen, setSidebarOpen] = useControlled(givenOpen, defaultSidebarOpen, onSidebarOpenChange);
  const [isSheetOpen, setSheetOpen] = useControlled(givenSheet, defaultSheetOpen, onSheetOpenChange);
  const sidebar = { sections, homeHref, user, onSignOut, isSigningOut, onCoins };
  const closeSheet = () => setSheetOpen(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { Component: Sheet, prefetch } = useLazyOverlay(sheet, opener, isSheetOpen, closeSheet);
  const extra = typeof sheetActions === 'function' ? sheetActions(closeSheet) : sheetActions;
  return (
    <div {...rootProps(rest, styles.root)}>
      <a href={`#${mainId}`} className={styles.skip}>
        {t('skipToContent')}
      </a>
      <aside
        className={styles.rail}
        aria-label={t('sidebar')}
        /** Whether the rail shows icons alone. */
        data-narrow={isSidebarOpen ? undefined : ''}
      >
        <Sidebar {...sidebar} isNarrow={!isSidebarOpen} extra={isSidebarOpen ? extra : undefined} />
      </aside>
      {Sheet && <Sheet {...{ sidebar, extra, isOpen: isSheetOpen, setOpen: setSheetOpen }} />}
      <div className={styles.page}>
        <header className={styles.header}>
          <span className={styles.onlyWide}>
            <TooltipTrigger>
              <IconButton
                className={styles.toggle}
                label={t('toggleSidebar')}
                aria-expanded={isSidebarOpen}
                icon={<PanelIcon />}
                onPress={() => setSidebarOpen(!isSidebarOpen)}
              />
              <Tooltip keys={sidebarKeys}>{t('toggleSidebar')}</Tooltip>
            </TooltipTrigger>
          </span>
          <span className={styles.onlySheet}>
            <IconButton
              className={styles.toggle}
              ref={opener}
              label={t('openSidebar')}
              icon={<MenuIcon />}
              onHoverStart={prefetch}
              onFocus={prefetch}
              onPress={() => setSheetOpen(true)}
            />
          </span>
          {breadcrumb.length > 0 && (
            <nav aria-label={t('breadcrumb')} style={{ display: 'contents' }}>
              <ol className={styles.crumbs}>
                {breadcrumb.map((crumb, index) => (
                  <li
                    key={crumb}
                    className={styles.crumb}
                    aria-current={index === breadcrumb.length - 1 ? 'page' : undefined}
                  >
                    {crumb}
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={styles.actions}>{actions}</div>
        </header>
        {banner}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}
