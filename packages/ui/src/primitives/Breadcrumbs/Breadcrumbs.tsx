import { breadcrumbs } from '@mirror-studio/domain/texts/en/breadcrumbs';
import type { ReactNode } from 'react';
import { Breadcrumbs as AriaBreadcrumbs, Breadcrumb } from 'react-aria-components/Breadcrumbs';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../i18n/useTexts.ts';
import { ChevronRightIcon, MoreIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import { type RootProps, rootProps } from '../../theme/rootProps.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/index.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A level above the page, or the page itself. */
export interface Crumb {
  /** Differs from all others. */
  id: string;
  /** As the page is called. */
  label: string;
  /** Where it lies. The last one, the page itself, needs none. */
  href?: string;
}

export interface BreadcrumbsProps extends RootProps<HTMLElement> {
  /** From the topmost level to the page itself. */
  crumbs: readonly Crumb[];
  /** Hears which level was pressed, by its id. */
  onAction?: (id: string) => void;
  /** What they lead to, where there is more than one row on a page. Default "Breadcrumbs". */
  label?: string;
}

/** Where the page lies. In little room, what stands between the first and the last two is in a menu. */
export function Breadcrumbs({ crumbs, onAction, label, ...rest }: BreadcrumbsProps) {
  const t = useTexts('breadcrumbs', breadcrumbs);
  const [first, ...others] = crumbs;
  const between = others.slice(0, -2);
  const last = others.slice(-2);
  const told = onAction && ((id: string | number) => onAction(String(id)));
  return (
    <nav {...rootProps(rest, styles.root)} aria-label={label ?? t('label')}>
      <AriaBreadcrumbs className={styles.list} onAction={told}>
        {first && <Level crumb={first} isLast={last.length === 0} />}
        {between.length > 0 && (
          <Breadcrumb id=":between" className={cx(styles.crumb, styles.more)}>
            <MenuTrigger>
              <IconButton size="small" label={t('between')} icon={<MoreIcon size={18} />} />
              <Menu onAction={told}>
                {between.map((crumb) => (
                  <MenuItem key={crumb.id} id={crumb.id} href={crumb.href}>
                    {crumb.label}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <Arrow />
          </Breadcrumb>
        )}
        {between.map((crumb) => (
          <Level key={crumb.id} crumb={crumb} className={styles.between} />
        ))}
        {last.map((crumb, at) => (
          <Level key={crumb.id} crumb={crumb} isLast={at === last.length - 1} />
        ))}
      </AriaBreadcrumbs>
    </nav>
  );
}

const Arrow = () => <ChevronRightIcon size={16} className={styles.arrow} />;

interface LevelProps {
  crumb: Crumb;
  isLast?: boolean;
  className?: string;
}

function Level({ crumb: { id, label, href }, isLast = false, className }: LevelProps): ReactNode {
  return (
    <Breadcrumb id={id} className={cx(styles.crumb, className)}>
      <Link className={styles.link} {...(!isLast && { href })}>
        {label}
      </Link>
      {!isLast && <Arrow />}
    </Breadcrumb>
  );
}
