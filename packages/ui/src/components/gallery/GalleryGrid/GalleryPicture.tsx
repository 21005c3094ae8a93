import type { GalleryItem } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CheckIcon, PlayIcon, ShareIcon, StarIcon } from '../../../icons/index.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import * as styles from './GalleryGrid.css.ts';
import { shapeOf } from './shape.ts';

export interface GalleryPictureProps {
  item: GalleryItem;
  onPress: ButtonProps['onPress'];
  /** Somebody may be about to open it. */
  onIntent?: () => void;
  /** Undefined where nothing can be selected. */
  isSelected?: boolean;
  /** Its mark was pressed. */
  onSelect?: (keys: { shiftKey: boolean }) => void;
  /** About how wide it is drawn, as `sizes` of an image says it. */
  sizes: string;
  /** A line under the prompt, which stays in sight. */
  note?: string;
}

/** One picture on the wall; its words, and the mark that selects it, come when it is pointed at. */
export function GalleryPicture({
  item,
  onPress,
  onIntent,
  isSelected,
  onSelect,
  sizes,
  note,
}: GalleryPictureProps) {
  const t = useTexts('gallery', gallery);
  const prompt = promptExcerpt({ prompt: item.prompt });
  const states = [
    item.favourite && t('isFavourite'),
    item.workId && t('isPublished'),
    isSelected && t('isSelected'),
    note,
  ].filter(Boolean);
  return (
    <div
      className={styles.frame}
      /** Whether the picture is selected. */
      data-selected={isSelected || undefined}
    >
      <Button className={styles.item} onPress={onPress} onHoverStart={onIntent} onFocus={onIntent}>
        <span className={hidden}>{[t('openItem', { prompt }), ...states].join(', ')}</span>
        <Image
          {...fromVariants(item, sizes)}
          src={item.thumbnailUrl ?? (item.type === 'image' ? item.url : undefined)}
          placeholder={item.placeholder ?? undefined}
          ratio={shapeOf(item).ratio}
          alt=""
        />
        {item.type === 'video' && (
          <span className={styles.play}>
            <PlayIcon size={18} />
          </span>
        )}
        <span
          className={styles.words}
          dir="auto"
          aria-hidden
          /** Whether the words under the picture are a note, which is in sight without a pointer. */
          data-steady={note !== undefined || undefined}
        >
          {item.favourite && <StarIcon size={14} className={styles.star} />}
          {note ?? prompt}
        </span>
        {item.workId && (
          <span className={styles.published} aria-hidden>
            <ShareIcon size={14} />
          </span>
        )}
        {item.favourite && (
          <span className={styles.favourite} aria-hidden>
            <StarIcon size={14} className={styles.filled} />
          </span>
        )}
      </Button>
      {isSelected !== undefined && (
        // By keyboard it is Space on the picture: one stop for each is enough.
        // biome-ignore lint/a11y/useSemanticElements: a press with Shift selects a range, which an input does not tell.
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input does not tell of Shift.
          role="checkbox"
          aria-checked={isSelected}
          aria-label={t('selectItem', { prompt })}
          tabIndex={-1}
          className={styles.mark}
          onClick={(event) => onSelect?.(event)}
        >
          <CheckIcon size={16} strokeWidth={2.5} className={styles.tick} />
        </button>
      )}
    </div>
  );
}
