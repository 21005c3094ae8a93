import type { GalleryItem } from '@mirror-studio/domain/contract';
import { studioHome } from '@mirror-studio/domain/texts/en/studioHome';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowRightIcon, GalleryIcon, JobsIcon, ShootIcon } from '../../../icons/index.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import * as room from '../ComingSoonPage/ComingSoonPage.css.ts';
import * as styles from './StudioHome.css.ts';

export interface StudioHomeProps extends RootProps {
  photoShootHref: string;
  galleryHref: string;
  /** Opens the jobs. */
  onJobs: () => void;
  /**
   * The newest pictures, newest first, of which six are shown; undefined while they are on their way. They take the same
   * place as long as they are, and where there are fewer.
   */
  recent?: readonly GalleryItem[];
}

/** One row on a wide page. */
const frames = 6;

/** Where a creator arrives as long as the prompt studio is not built: what works, and what they made last. */
export function StudioHome({ photoShootHref, galleryHref, onJobs, recent, ...rest }: StudioHomeProps) {
  const t = useTexts('studioHome', studioHome);
  const shown = recent?.slice(0, frames) ?? [];
  const isNone = recent?.length === 0;
  return (
    <div {...rootProps(rest, room.root)}>
      <div className={room.words}>
        <p className={room.eyebrow}>{t('eyebrow')}</p>
        <h1 className={room.title}>{t('title')}</h1>
        <p className={room.message}>{t('lead')}</p>
      </div>
      <div>
        <LinkButton variant="primary" href={photoShootHref} icon={<ShootIcon />}>
          {t('begin')}
        </LinkButton>
      </div>
      <section aria-label={t('recent')} className={styles.recent}>
        {isNone ? (
          <p className={room.nextTitle}>{t('none')}</p>
        ) : (
          <h2 className={room.nextTitle}>{t('recent')}</h2>
        )}
        <ul className={styles.strip} aria-hidden={shown.length === 0 || undefined}>
          {shown.map(({ id, url, thumbnailUrl, variants, placeholder, prompt }) => (
            <li key={id}>
              <Link href={galleryHref} className={styles.print} aria-label={t('picture', { prompt })}>
                <Image
                  {...fromVariants({ variants }, '12rem')}
                  src={thumbnailUrl ?? url}
                  alt=""
                  ratio="3 / 4"
                  placeholder={placeholder ?? undefined}
                />
              </Link>
            </li>
          ))}
          {Array.from({ length: frames - shown.length }, (_, at) => (
            <li key={at} aria-hidden>
              <span className={styles.frame} data-waiting={recent === undefined || undefined} />
            </li>
          ))}
        </ul>
      </section>
      <nav className={room.next} aria-label={t('next')}>
        <ul className={room.doors}>
          <li>
            <Link className={room.door} href={galleryHref}>
              <GalleryIcon />
              {t('toGallery')}
              <ArrowRightIcon size={18} className={room.arrow} />
            </Link>
          </li>
          <li>
            <AriaButton className={room.doorButton} onPress={onJobs}>
              <JobsIcon />
              {t('toJobs')}
              <ArrowRightIcon size={18} className={room.arrow} />
            </AriaButton>
          </li>
        </ul>
      </nav>
    </div>
  );
}
