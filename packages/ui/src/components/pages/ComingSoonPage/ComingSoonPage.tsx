import { comingSoon } from '@mirror-studio/domain/texts/en/comingSoon';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowRightIcon, GalleryIcon, ShootIcon } from '../../../icons/index.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { type SiteLink, SiteLinks } from '../PublicPage/SiteLinks.tsx';
import { WordmarkBar } from '../PublicPage/WordmarkBar.tsx';
import * as styles from './ComingSoonPage.css.ts';

export interface UnbuiltPageProps extends RootProps {
  /** The page's own name. */
  page: string;
  /** What works today. */
  photoShootHref: string;
  /** The gallery, which works today, too. */
  galleryHref: string;
  /** Where the wordmark leads. With it the room stands alone, as a page with its own landmarks; default within a shell. */
  homeHref?: string;
  /** The other pages that anybody may read, under a room that stands alone. Default none. */
  links?: readonly SiteLink[];
}

/** A room that is not lit yet: it says so, and shows the doors that open. */
export function ComingSoonPage({
  page,
  photoShootHref,
  galleryHref,
  homeHref,
  links = [],
  ...rest
}: UnbuiltPageProps) {
  const t = useTexts('comingSoon', comingSoon);
  const room = (
    <>
      <div className={styles.words}>
        <p className={styles.eyebrow}>{t('eyebrow')}</p>
        <h1 className={styles.title}>{t('title', { page })}</h1>
        <p className={styles.message}>{t('message')}</p>
      </div>
      <nav className={styles.next} aria-label={t('next')}>
        <h2 className={styles.nextTitle}>{t('next')}</h2>
        <ul className={styles.doors}>
          <li>
            <Link className={styles.door} href={photoShootHref}>
              <ShootIcon />
              {t('toPhotoShoot')}
              <ArrowRightIcon size={18} className={styles.arrow} />
            </Link>
          </li>
          <li>
            <Link className={styles.door} href={galleryHref}>
              <GalleryIcon />
              {t('toGallery')}
              <ArrowRightIcon size={18} className={styles.arrow} />
            </Link>
          </li>
        </ul>
      </nav>
    </>
  );
  if (homeHref === undefined) return <div {...rootProps(rest, styles.root)}>{room}</div>;
  return (
    <div {...rootProps(rest, styles.alone)}>
      <WordmarkBar homeHref={homeHref} />
      <main className={styles.root}>{room}</main>
      {links.length > 0 && (
        <footer>
          <SiteLinks links={links} className={styles.edge} />
        </footer>
      )}
    </div>
  );
}
