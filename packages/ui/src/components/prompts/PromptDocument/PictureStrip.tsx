import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { common } from '@mirror-studio/domain/texts/en/common';
import { promptDocument } from '@mirror-studio/domain/texts/en/promptDocument';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import * as styles from './PictureStrip.css.ts';
import { PicturesInSight, ratioOf } from './PicturesInSight.tsx';
import type { DocumentPictures } from './types.ts';

interface PictureStripProps {
  pictures: DocumentPictures;
  /** Of which version they are; null for all. */
  version: number | null;
  /** Begins a shoot with the text; left out while it cannot. */
  onShoot: (() => void) | undefined;
}

// Fetched by whoever is about to open a picture: nobody else needs it.
const viewer = lazyOverlay(
  async () => (await import('../../gallery/PictureViewer/PictureViewer.tsx')).PictureViewer,
  false,
);
const waiting = ['3 / 4', '1 / 1', '4 / 3', '3 / 4'];

/** What was made from the words, as a strip below them. */
export function PictureStrip({ pictures, version, onShoot }: PictureStripProps) {
  const t = useTexts('promptDocument', promptDocument);
  const c = useTexts('common', common);
  const { state, items, onMore, isLoadingMore = false, onRetry } = pictures;
  const [shownId, setShown] = useState<string | null>(null);
  const at = items.findIndex(({ id }) => id === shownId);
  const shown = items[at];
  const strip = useRef<HTMLUListElement>(null);
  const close = () => setShown(null);
  const { Component: Viewer, prefetch } = useLazyOverlay(viewer, strip, shown !== undefined, close);
  const title = version === null ? t('pictures') : t('picturesOf', { number: version });
  return (
    <section className={styles.root} aria-label={title} aria-busy={state === 'loading'}>
      <h2 className={styles.title}>{title}</h2>
      <Status className={hidden}>{state === 'loading' ? t('picturesLoading') : ''}</Status>
      {state === 'loading' && items.length === 0 && (
        <div className={styles.strip} aria-hidden>
          {waiting.map((ratio, index) => (
            <div key={index} className={styles.place} style={{ aspectRatio: ratio }}>
              <Skeleton shape="picture" width="100%" height="100%" />
            </div>
          ))}
        </div>
      )}
      {state === 'failed' && (
        <p role="alert" className={styles.words}>
          {t('besideFailed')}{' '}
          <Button size="small" variant="ghost" onPress={onRetry}>
            {c('retry')}
          </Button>
        </p>
      )}
      {state === 'full' && items.length === 0 && (
        <p className={styles.words}>
          {version === null ? t('noPictures') : t('noPicturesOf')}{' '}
          {onShoot && version === null && (
            <Button size="small" variant="ghost" onPress={onShoot}>
              {t('beginShoot')}
            </Button>
          )}
        </p>
      )}
      {items.length > 0 && (
        <PicturesInSight
          ref={strip}
          items={items}
          more={
            onMore && (
              <li className={styles.more}>
                <Button size="small" onPress={onMore} isPending={isLoadingMore}>
                  {t('morePictures')}
                </Button>
              </li>
            )
          }
        >
          {(item, onFocus) => (
            <AriaButton
              className={styles.picture}
              onHoverStart={prefetch}
              onFocus={() => {
                prefetch();
                onFocus();
              }}
              onPress={() => setShown(item.id)}
            >
              <span className={hidden}>
                {t('openPicture', { prompt: promptExcerpt({ prompt: item.prompt }) })}
              </span>
              <Image
                {...fromVariants(item, '10rem')}
                src={item.thumbnailUrl ?? (item.type === 'image' ? item.url : undefined)}
                placeholder={item.placeholder ?? undefined}
                ratio={String(ratioOf(item))}
                alt=""
              />
            </AriaButton>
          )}
        </PicturesInSight>
      )}
      {shown && Viewer && (
        <Viewer
          item={shown}
          position={{ index: at + 1, total: items.length }}
          items={items}
          onShow={({ id }) => setShown(id)}
          {...(at > 0 && { onPrevious: () => setShown(items[at - 1]?.id ?? null) })}
          {...(at < items.length - 1 && { onNext: () => setShown(items[at + 1]?.id ?? null) })}
          onClose={close}
        />
      )}
    </section>
  );
}
