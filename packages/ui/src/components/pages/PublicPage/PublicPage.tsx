import type { ReactNode } from 'react';
import { cx } from '../../../theme/cx.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as styles from './PublicPage.css.ts';
import { type SiteLink, SiteLinks } from './SiteLinks.tsx';
import { WordmarkBar } from './WordmarkBar.tsx';

export interface PublicPageProps extends RootProps {
  /** The one display line of the page. */
  title: ReactNode;
  /** A line under it. */
  lead?: ReactNode;
  /** Where the wordmark leads. */
  homeHref: string;
  /** A form in a narrow column, a text to read with its title beside it on a wide screen, or a wall of pictures under it. Default `form`. */
  layout?: 'form' | 'text' | 'wall';
  /** A tall picture beside the page, from 960 px on. It says nothing that the page does not. */
  picture?: string;
  /** The other pages that anybody may read, under this one. Default none. */
  links?: readonly SiteLink[];
  /** The form, or the text to read. */
  children: ReactNode;
}

/** The frame of the pages before the studio: signing in, onboarding, and the texts that anybody may read. */
export function PublicPage({
  title,
  lead,
  homeHref,
  layout = 'form',
  picture,
  links = [],
  children,
  ...rest
}: PublicPageProps) {
  return (
    <div {...rootProps(rest, cx(styles.root, picture !== undefined && styles.besideGlass))}>
      <WordmarkBar homeHref={homeHref} />
      <main className={cx(styles.main, layout !== 'form' && styles.reading)}>
        <div className={{ form: styles.inner, text: styles.text, wall: styles.wall }[layout]}>
          <div className={cx(styles.head, layout === 'text' && styles.textHead)}>
            <h1 className={styles.title}>{title}</h1>
            {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </main>
      {links.length > 0 && (
        <footer>
          <SiteLinks links={links} className={styles.edge} />
        </footer>
      )}
      {picture !== undefined && (
        <div className={styles.glass}>
          <img src={picture} alt="" className={styles.picture} />
        </div>
      )}
    </div>
  );
}
