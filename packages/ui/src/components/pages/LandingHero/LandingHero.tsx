import { common } from '@mirror-studio/domain/texts/en/common';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MarkIcon } from '../../../icons/index.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { type SiteLink, SiteLinks } from '../PublicPage/SiteLinks.tsx';
import * as styles from './LandingHero.css.ts';

export interface LandingHeroProps extends RootProps {
  /** Where the wordmark leads. */
  homeHref: string;
  /** Where the way in leads. */
  signInHref: string;
  /** The public samples; left out, they are not offered. */
  samplesHref?: string;
  /** What the mirror shows: a tall picture, seen in an oval. It says nothing that the page does not. */
  picture?: string;
  /** Everything is free while it is on. Default true. */
  isAlpha?: boolean;
  /** The other pages that anybody may read. Default none. */
  links?: readonly SiteLink[];
  /** At the end of the bar: a theme switch, a language. */
  aside?: ReactNode;
}

const rooms = ['studio', 'gallery', 'community'] as const;

/** What a visitor sees first: one line, one mirror, one way in (§2). */
export function LandingHero({
  homeHref,
  signInHref,
  samplesHref,
  picture,
  isAlpha = true,
  links = [],
  aside,
  ...rest
}: LandingHeroProps) {
  const t = useTexts('landing', landing);
  const c = useTexts('common', common);
  return (
    <div {...rootProps(rest, styles.root)}>
      <header className={styles.bar}>
        <Link href={homeHref} className={styles.brand}>
          <MarkIcon />
          {c('productName')}
        </Link>
        {aside}
      </header>
      <main className={styles.main}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" href={signInHref}>
              {t('signIn')}
            </LinkButton>
            {samplesHref && (
              <LinkButton variant="ghost" href={samplesHref}>
                {t('samples')}
              </LinkButton>
            )}
          </div>
          {isAlpha && <p className={styles.note}>{t('alphaNote')}</p>}
        </div>
        {picture && (
          <div className={styles.glass}>
            <img src={picture} alt="" className={styles.glow} />
            <img src={picture} alt="" className={styles.picture} fetchPriority="high" />
          </div>
        )}
      </main>
      <footer>
        <ul className={styles.rooms}>
          {rooms.map((room) => (
            <li key={room}>
              <h2 className={styles.roomTitle}>{t(`${room}Title`)}</h2>
              <p className={styles.room}>{t(room)}</p>
            </li>
          ))}
        </ul>
        {links.length > 0 && <SiteLinks links={links} className={styles.links} />}
      </footer>
    </div>
  );
}
