import { common } from '@mirror-studio/domain/texts/en/common';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MarkIcon } from '../../../icons/index.ts';
import { type OuterProps, outerProps } from '../../../theme/outerProps.ts';
import * as styles from './PublicPage.css.ts';

export interface PublicPageProps extends OuterProps {
  /** The one display line of the page. */
  title: ReactNode;
  /** A line under it. */
  lead?: ReactNode;
  /** Where the wordmark leads. */
  homeHref: string;
  /** A tall picture beside the page, from 960 px on. It says nothing that the page does not. */
  picture?: string;
  children: ReactNode;
}

/** The frame of the pages before the studio: signing in, onboarding. */
export function PublicPage({ title, lead, homeHref, picture, children, ...rest }: PublicPageProps) {
  const c = useTexts('common', common);
  return (
    <div {...outerProps(rest, styles.root)}>
      <header className={styles.bar}>
        <Link href={homeHref} className={styles.brand}>
          <MarkIcon />
          {c('productName')}
        </Link>
      </header>
      <main className={styles.main}>
        <div className={styles.inner}>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </div>
      </main>
      <div className={styles.glass}>{picture && <img src={picture} alt="" className={styles.picture} />}</div>
    </div>
  );
}
