import { common } from '@mirror-studio/domain/texts/en/common';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { cx } from '../../../theme/cx.ts';
import * as styles from './SiteLinks.css.ts';

export interface SiteLink {
  label: string;
  href: string;
  /** The page that is shown. Default false. */
  isCurrent?: boolean;
}

/** The way to the other pages that anybody may read, under each of them. `className` says how far from the page's edge. */
export function SiteLinks({ links, className }: { links: readonly SiteLink[]; className: string }) {
  const c = useTexts('common', common);
  return (
    <nav aria-label={c('siteLinks')} className={cx(styles.root, className)}>
      <ul className={styles.list}>
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <Link href={href} className={styles.link} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
