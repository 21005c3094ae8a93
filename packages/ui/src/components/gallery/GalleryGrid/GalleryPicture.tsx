import type { GalleryItem } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { gallery } from '@mirror-studio/domain/texts/en/gallery';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { PlayIcon } from '../../../icons/index.ts';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import * as styles from './GalleryGrid.css.ts';

export interface GalleryPictureProps {
  item: GalleryItem;
  onOpen: () => void;
}

/** One picture on the wall; its words come when it is pointed at. */
export function GalleryPicture({ item, onOpen }: GalleryPictureProps) {
  const t = useTexts('gallery', gallery);
  const prompt = promptExcerpt({ prompt: item.prompt });
  return (
    <Button className={styles.item} onPress={onOpen}>
      <span className={hidden}>{t('openItem', { prompt })}</span>
      <Image
        {...fromVariants(item, '(width >= 48rem) 20rem, 50vw')}
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
      <span className={styles.words} dir="auto" aria-hidden>
        {prompt}
      </span>
    </Button>
  );
}

/** The shape of a picture, square where it is not known: as CSS says it, and as height and width by the other. */
export function shapeOf({ width = 1, height = 1 }: Pick<GalleryItem, 'width' | 'height'>) {
  return { ratio: `${width} / ${height}`, height: height / width, width: width / height };
}
