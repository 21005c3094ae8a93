import type { GalleryItem } from '@mirror-studio/domain/contract';
import { common } from '@mirror-studio/domain/texts/en/common';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTextLocale, useTexts } from '../../../i18n/useTexts.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  DownloadIcon,
  StarIcon,
  SwapIcon,
  TrashIcon,
} from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { ToggleButton } from '../../../primitives/ToggleButton/ToggleButton.tsx';
import { ours } from '../../../theme/ours.ts';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { shapeOf } from '../GalleryGrid/shape.ts';
import { ComparePictures } from './ComparePictures.tsx';
import { Filmstrip } from './Filmstrip.tsx';
import * as styles from './PictureViewer.css.ts';
import { ZoomStage } from './ZoomStage.tsx';

export interface PictureViewerProps extends RootProps<HTMLElement> {
  /** The picture that is looked at. */
  item: GalleryItem;
  /** It is to be closed: by its button, or Escape. */
  onClose: () => void;
  /** Which of how many it is, from 1. */
  position?: { index: number; total: number };
  /** Shows the one before; also by the arrow key. Left out at the first. */
  onPrevious?: () => void;
  /** Shows the one after; also by the arrow key. Left out at the last. */
  onNext?: () => void;
  /** All that can be shown, in their order: those near it are its filmstrip, and it can be compared with them. */
  items?: readonly GalleryItem[];
  /** Another of them is to be shown. */
  onShow?: (item: GalleryItem) => void;
  /** Makes it a favourite, or takes that back. */
  onFavouriteChange?: (isFavourite: boolean) => void;
  /** Downloads it in place of its plain address, for instance with its rights written. */
  onDownload?: (item: GalleryItem) => void;
  /** Deletes it; also by the key Delete. */
  onDelete?: () => void;
  /** What it cost, in words; left out, nothing is said of it. */
  cost?: ReactNode;
  /** What else can be done with it: Buttons. */
  actions?: ReactNode;
}

/** One picture, large, with the words that made it: to its pixels, among those beside it, against another. */
export function PictureViewer({
  item,
  onClose,
  position,
  onPrevious,
  onNext,
  items = [],
  onShow,
  onFavouriteChange,
  onDownload,
  onDelete,
  cost,
  actions,
  ...rest
}: PictureViewerProps) {
  const t = useTexts('gallery', gallery);
  const v = useTexts('pictureViewer', pictureViewer);
  const c = useTexts('common', common);
  const date = new Intl.DateTimeFormat(useTextLocale(), { dateStyle: 'long', timeStyle: 'short' });
  const [comparing, setComparing] = useState<{ look: 'sideBySide' | 'slider'; otherId: string } | null>(null);
  const others = items.filter(({ id }) => id !== item.id);
  const beside = items[items.findIndex(({ id }) => id === item.id) + 1] ?? others.at(-1);
  const other = comparing && (others.find(({ id }) => id === comparing.otherId) ?? beside);
  const figure = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const isComparing = comparing !== null;
  // On a small screen what begins it is below what it shows.
  useEffect(() => {
    if (isComparing) stage.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isComparing]);
  useKeys(figure, { onPrevious, onNext, onDelete });
  const isFavourite = item.favourite ?? false;
  const choose = (chosen: GalleryItem) => {
    if (comparing && chosen.id !== item.id) setComparing({ ...comparing, otherId: chosen.id });
    else if (!comparing) onShow?.(chosen);
  };
  return (
    <Dialog
      {...rootProps(rest, styles.dialog)}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={item.project ?? t('title')}
      description={t('madeWith', { model: item.model })}
    >
      <figure ref={figure} className={styles.viewer}>
        <div className={styles.left}>
          <div ref={stage} className={styles.stage}>
            {comparing && other ? (
              <ComparePictures first={item} second={other} look={comparing.look} />
            ) : item.type === 'video' ? (
              <video
                key={item.id}
                className={styles.video}
                style={{ aspectRatio: shapeOf(item).ratio }}
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
              <ZoomStage key={item.id} {...{ item, onPrevious, onNext }} />
            )}
          </div>
          {items.length > 1 && onShow && (
            <Filmstrip
              items={items}
              shownId={item.id}
              otherId={other?.id}
              isComparing={comparing !== null}
              onChoose={choose}
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
            {cost !== undefined && (
              <>
                <dt className={styles.term}>{v('cost')}</dt>
                <dd className={ours}>{cost}</dd>
              </>
            )}
          </dl>
          <div className={styles.actions}>
            {(onFavouriteChange || onDelete || others.length > 0) && (
              <div className={styles.tools}>
                {onFavouriteChange && (
                  <ToggleButton
                    size="small"
                    label={v('favourite')}
                    icon={<StarIcon size={18} className={isFavourite ? styles.filled : undefined} />}
                    isSelected={isFavourite}
                    onChange={onFavouriteChange}
                  />
                )}
                {others.length > 0 && beside && (
                  <ToggleButton
                    size="small"
                    icon={<SwapIcon size={18} />}
                    isSelected={comparing !== null}
                    onChange={(isOn) => setComparing(isOn ? { look: 'slider', otherId: beside.id } : null)}
                  >
                    {v('compare')}
                  </ToggleButton>
                )}
                {onDelete && (
                  <IconButton
                    size="small"
                    label={v('delete')}
                    icon={<TrashIcon size={18} />}
                    onPress={onDelete}
                  />
                )}
              </div>
            )}
            {comparing && (
              <div className={styles.comparison}>
                <p className={styles.hint}>{v('chooseOther')}</p>
                <div className={styles.tools}>
                  {(['slider', 'sideBySide'] as const).map((look) => (
                    <ToggleButton
                      key={look}
                      size="small"
                      isSelected={comparing.look === look}
                      onChange={() => setComparing({ ...comparing, look })}
                    >
                      {v(look)}
                    </ToggleButton>
                  ))}
                </div>
              </div>
            )}
            {actions}
            {onDownload ? (
              <Button onPress={() => onDownload(item)} icon={<DownloadIcon size={18} />} isFullWidth>
                {c('download')}
              </Button>
            ) : (
              <LinkButton
                href={item.url}
                download={nameOf(item)}
                icon={<DownloadIcon size={18} />}
                isFullWidth
              >
                {c('download')}
              </LinkButton>
            )}
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

/** The arrow keys turn the pictures, except where they already do something: in a video, on a slider, in a picture that is enlarged. */
function useKeys(
  figure: RefObject<HTMLElement | null>,
  { onPrevious, onNext, onDelete }: Pick<PictureViewerProps, 'onPrevious' | 'onNext' | 'onDelete'>,
) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof HTMLVideoElement || target instanceof HTMLInputElement) return;
      // What lies over the viewer has the keys to itself.
      const over = target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]');
      if (over && !over.contains(figure.current)) return;
      const isForward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
      if (event.key === isForward) onNext?.();
      else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onPrevious?.();
      else if (event.key === 'Delete') onDelete?.();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [figure, onPrevious, onNext, onDelete]);
}

/** What the file is called when it is kept: it ends as its address does. */
function nameOf({ id, url, type }: GalleryItem): string {
  const [, ending] = /\.(\w{2,4})(?:[?#]|$)/.exec(url) ?? [];
  return `mirror-studio-${id}.${ending ?? (type === 'video' ? 'mp4' : 'png')}`;
}
