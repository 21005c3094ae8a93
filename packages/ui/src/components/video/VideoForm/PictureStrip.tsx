import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import * as form from '../../shoot/GenerateForm.css.ts';
import type { VideoFormPicture } from './picture.ts';
import * as styles from './VideoForm.css.ts';

export interface PictureStripProps {
  pictures: readonly VideoFormPicture[] | 'loading' | 'failed';
  selectedId: string | null;
  onPick: (id: string) => void;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** As many places as are kept while the pictures are read. */
const placesToCome = 5;

/** The newest pictures of a creator, side by side: one press takes one. */
export function PictureStrip({ pictures, selectedId, onPick, onMore, isLoadingMore }: PictureStripProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  if (pictures === 'failed') return <p className={styles.quiet}>{t('picturesFailed')}</p>;
  if (pictures === 'loading') {
    return (
      <div className={styles.strip} aria-hidden>
        {Array.from({ length: placesToCome }, (_, index) => (
          <span key={index} className={styles.thumb}>
            <Image alt="" ratio="1" radius="control" />
          </span>
        ))}
      </div>
    );
  }
  if (pictures.length === 0) return <p className={styles.quiet}>{t('noPictures')}</p>;
  return (
    <div className={form.group}>
      <p className={styles.quiet} id={stripId}>
        {t('yourPictures')}
      </p>
      <ul className={styles.strip} aria-labelledby={stripId}>
        {pictures.map(({ id, thumbnailUrl, prompt, placeholder }) => (
          <li key={id}>
            <AriaButton
              className={styles.thumb}
              aria-label={t('choosePicture', { prompt: promptExcerpt({ prompt }) })}
              aria-current={id === selectedId ? 'true' : undefined}
              onPress={() => onPick(id)}
            >
              <Image
                src={thumbnailUrl}
                placeholder={placeholder ?? undefined}
                alt=""
                ratio="1"
                radius="control"
              />
            </AriaButton>
          </li>
        ))}
        {onMore && (
          <li className={styles.more}>
            <Button size="small" variant="ghost" isPending={isLoadingMore} onPress={onMore}>
              {t('morePictures')}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

/** There is one strip on a page. */
const stripId = 'video-pictures';
