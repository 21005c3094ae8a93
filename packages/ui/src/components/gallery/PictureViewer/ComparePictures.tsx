import type { GalleryItem } from '@mirror-studio/domain/contract';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { useTexts } from '../../../i18n/useTexts.ts';
import { CompareSlider } from '../../../primitives/CompareSlider/CompareSlider.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { shapeOf } from '../GalleryGrid/shape.ts';
import * as styles from './PictureViewer.css.ts';

interface ComparePicturesProps {
  first: GalleryItem;
  second: GalleryItem;
  look: 'sideBySide' | 'slider';
}

/** Two pictures: one beside the other, or in one place with a silver line between them. */
export function ComparePictures({ first, second, look }: ComparePicturesProps) {
  const t = useTexts('pictureViewer', pictureViewer);
  const { ratio, width } = shapeOf(first);
  if (look === 'slider')
    return (
      <div className={styles.compared} style={{ inlineSize: `min(100%, 100cqb * ${width})` }}>
        <CompareSlider
          key={`${first.id} ${second.id}`}
          ratio={ratio}
          before={{ ...pictureOf(first), label: t('first') }}
          after={{ ...pictureOf(second), label: t('second') }}
        />
      </div>
    );
  return (
    <div className={styles.pair}>
      {[first, second].map((item, at) => (
        <figure key={item.id} className={styles.half}>
          <div
            className={styles.halfSheet}
            style={{ inlineSize: `min(100%, (100cqb - 2rem) * ${shapeOf(item).width})` }}
          >
            <Image
              {...pictureOf(item)}
              ratio={shapeOf(item).ratio}
              fit="contain"
              radius="control"
              loading="eager"
            />
          </div>
          <figcaption className={styles.halfName}>{at === 0 ? t('first') : t('second')}</figcaption>
        </figure>
      ))}
    </div>
  );
}

const pictureOf = ({ url, thumbnailUrl, type, prompt, placeholder }: GalleryItem) => ({
  src: type === 'image' ? url : (thumbnailUrl ?? undefined),
  alt: prompt,
  placeholder: placeholder ?? undefined,
});
