import type { GalleryItem } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { type CSSProperties, useEffect } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import { ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '../../../icons/index.ts';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { shapeOf } from './GalleryPicture.tsx';
import * as styles from './PictureViewer.css.ts';

export interface PictureViewerProps extends RootProps<HTMLElement> {
  /** The picture that is looked at. */
  item: GalleryItem;
  onClose: () => void;
  /** Which of how many it is, from 1. */
  position?: { index: number; total: number };
  /** Shows the one before; also by the arrow key. Left out at the first. */
  onPrevious?: () => void;
  /** Shows the one after; also by the arrow key. Left out at the last. */
  onNext?: () => void;
}

/** One picture, large, with the words that made it. */
export function PictureViewer({ item, onClose, position, onPrevious, onNext, ...rest }: PictureViewerProps) {
  const t = useTexts('gallery', gallery);
  const c = useTexts('common', common);
  const date = new Intl.DateTimeFormat(useTextLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const { ratio, width } = shapeOf(item);
  useArrowKeys(onPrevious, onNext);
  return (
    <Dialog
      {...rootProps(rest, styles.dialog)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={item.project ?? t('title')}
      description={t('madeWith', { model: item.model })}
    >
      <figure className={styles.viewer}>
        <div className={styles.stage} style={{ '--ratio': width } as CSSProperties}>
          {item.type === 'video' ? (
            <video
              key={item.id}
              className={styles.video}
              style={{ aspectRatio: ratio }}
              src={item.url}
              poster={item.thumbnailUrl ?? undefined}
              aria-label={item.prompt}
              controls
              loop
              muted
              playsInline
              preload="metadata"
            />
          ) : (
            <Image
              key={item.id}
              className={styles.picture}
              src={item.url}
              placeholder={item.placeholder ?? undefined}
              ratio={ratio}
              fit="contain"
              radius="control"
              loading="eager"
              alt={item.prompt}
            />
          )}
        </div>
        <figcaption className={styles.caption}>
          <p className={styles.prompt} dir="auto">
            {item.prompt}
          </p>
          <dl className={styles.facts}>
            <dt className={styles.term}>{t('created')}</dt>
            <dd className={ours}>{date.format(new Date(item.createdAt))}</dd>
          </dl>
          <div className={styles.actions}>
            <LinkButton href={item.url} download={nameOf(item)} icon={<DownloadIcon size={18} />} isFullWidth>
              {c('download')}
            </LinkButton>
            {position && position.total > 1 && (
              <div className={styles.turn}>
                <IconButton
                  label={t('previous')}
                  icon={<ChevronLeftIcon className={styles.arrow} />}
                  isDisabled={!onPrevious}
                  onPress={onPrevious}
                />
                <Status className={styles.position}>{t('position', position)}</Status>
                <IconButton
                  label={t('next')}
                  icon={<ChevronRightIcon className={styles.arrow} />}
                  isDisabled={!onNext}
                  onPress={onNext}
                />
              </div>
            )}
          </div>
        </figcaption>
      </figure>
    </Dialog>
  );
}

/** The arrow keys turn the pictures, except where they already do something: in a video. */
function useArrowKeys(onPrevious: (() => void) | undefined, onNext: (() => void) | undefined) {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLVideoElement || event.ctrlKey || event.metaKey || event.altKey) return;
      const isForward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === isForward) onNext?.();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onPrevious?.();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [onPrevious, onNext]);
}

/** What the file is called when it is kept: it ends as its address does. */
function nameOf({ id, url, type }: GalleryItem): string {
  const [, ending] = /\.(\w{2,4})(?:[?#]|$)/.exec(url) ?? [];
  return `mirror-studio-${id}.${ending ?? (type === 'video' ? 'mp4' : 'png')}`;
}
