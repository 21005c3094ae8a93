import { common } from '@mirror-studio/domain/texts/en/common';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CloseIcon, CoinIcon, ExternalIcon, MarkIcon, SignOutIcon } from '../../../icons/index.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Kbd } from '../../../primitives/Kbd/Kbd.tsx';
import { Tooltip, TooltipTrigger } from '../../../primitives/Tooltip/Tooltip.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './AppShell.css.ts';

export interface SidebarItem {
  label: string;
  href: string;
  icon: ReactNode;
  /** The shortcut that leads there, as in `['G', 'P']`. */
  keys?: readonly string[];
  /** The page that is shown. */
  isCurrent?: boolean;
  /** What is to be known before it is followed, in a word or two: that it is still to come, for instance. */
  note?: string;
  /** Opens in a new tab, and says so. */
  isNewTab?: boolean;
}

export interface SidebarSection {
  title: string;
  items: readonly SidebarItem[];
}

export interface SidebarUser {
  /** Already with its fallback. */
  name: string;
  email: string;
  /** Address of a square picture; left out, the first letter of the address stands in for it. */
  picture?: string;
}

export interface SidebarProps extends RootProps {
  /** The links, in groups with a title. */
  sections: readonly SidebarSection[];
  /** Where the wordmark leads. */
  homeHref: string;
  /** Who is signed in. */
  user: SidebarUser;
  /** Signs out. */
  onSignOut: () => void;
  /** Signing out is on its way. Default false. */
  isSigningOut?: boolean;
  /** Opens the purchase dialog. */
  onCoins?: () => void;
  /** A link was followed. */
  onNavigate?: () => void;
  /** Shows a close button and is called when it is pressed: for the sheet, which can cover the page. */
  onClose?: () => void;
  /** Above the footer: actions that a narrow header has no room for. */
  extra?: ReactNode;
  /** Icons alone; the labels come as tooltips. Default false. */
  isNarrow?: boolean;
}

/** The way round the studio. Shown as a rail, as icons, or in a sheet. */
export function Sidebar({
  sections,
  homeHref,
  user,
  onSignOut,
  isSigningOut = false,
  onCoins,
  onNavigate,
  onClose,
  extra,
  isNarrow = false,
  ...rest
}: SidebarProps) {
  const t = useTexts('shell', shell);
  const c = useTexts('common', common);
  return (
    <div
      {...rootProps(rest, styles.sidebar)}
      /** Whether the sidebar shows icons alone. */
      data-narrow={isNarrow || undefined}
    >
      <div className={styles.top}>
        <Link href={homeHref} className={styles.brand} onPress={onNavigate} aria-label={c('productName')}>
          <MarkIcon />
          {!isNarrow && c('productName')}
        </Link>
        {onClose && (
          <IconButton size="small" label={t('closeSidebar')} icon={<CloseIcon />} onPress={onClose} />
        )}
      </div>
      <nav aria-label={t('mainNavigation')}>
        {sections.map((section) => (
          <section key={section.title} className={styles.group}>
            <h2 className={isNarrow ? styles.groupTitleHidden : styles.groupTitle}>{section.title}</h2>
            <ul className={styles.items}>
              {section.items.map((item) => (
                <li key={item.href}>
                  <Named label={labelOf(item)} keys={item.keys} isNarrow={isNarrow}>
                    <SidebarLink item={item} isNarrow={isNarrow} onNavigate={onNavigate} />
                  </Named>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {onCoins && (
          <Named label={t('mirrorCoins')} isNarrow={isNarrow}>
            <Button className={styles.coins} onPress={onCoins} aria-label={t('mirrorCoins')}>
              <CoinIcon />
              {!isNarrow && <span className={styles.itemLabel}>{t('mirrorCoins')}</span>}
            </Button>
          </Named>
        )}
      </nav>
      <div className={styles.bottom}>
        {extra !== undefined && <div className={styles.extra}>{extra}</div>}
        <div className={styles.foot}>
          <Avatar name={user.email} src={user.picture} size={34} />
          {!isNarrow && (
            <div className={styles.who}>
              <span className={styles.name}>{user.name}</span>
              <span className={styles.email} title={user.email}>
                {user.email}
              </span>
            </div>
          )}
          <TooltipTrigger>
            <IconButton
              label={t('signOut')}
              icon={<SignOutIcon />}
              size="small"
              onPress={onSignOut}
              isPending={isSigningOut}
            />
            <Tooltip>{t('signOut')}</Tooltip>
          </TooltipTrigger>
        </div>
      </div>
    </div>
  );
}

const labelOf = ({ label, note }: SidebarItem) => (note === undefined ? label : `${label} (${note})`);

interface SidebarLinkProps {
  item: SidebarItem;
  isNarrow: boolean;
  onNavigate: (() => void) | undefined;
}

function SidebarLink({ item, isNarrow, onNavigate }: SidebarLinkProps) {
  const c = useTexts('common', common);
  const label = labelOf(item);
  const name = item.isNewTab ? `${label} (${c('opensInNewTab')})` : label;
  return (
    <Link
      href={item.href}
      className={styles.item}
      onPress={onNavigate}
      aria-label={isNarrow || item.isNewTab ? name : undefined}
      aria-current={item.isCurrent ? 'page' : undefined}
      {...(item.isNewTab && { target: '_blank', rel: 'noreferrer' })}
    >
      <span className={styles.itemIcon}>{item.icon}</span>
      {!isNarrow && <span className={styles.itemLabel}>{item.label}</span>}
      {!isNarrow && item.note !== undefined && <span className={styles.note}>{item.note}</span>}
      {!isNarrow && item.keys && <Kbd keys={item.keys} aria-hidden />}
      {!isNarrow && item.isNewTab && <ExternalIcon size={16} />}
    </Link>
  );
}

function Named(props: { label: string; keys?: readonly string[]; isNarrow: boolean; children: ReactNode }) {
  if (!props.isNarrow) return props.children;
  return (
    <TooltipTrigger>
      {props.children}
      <Tooltip placement="end" keys={props.keys}>
        {props.label}
      </Tooltip>
    </TooltipTrigger>
  );
}
