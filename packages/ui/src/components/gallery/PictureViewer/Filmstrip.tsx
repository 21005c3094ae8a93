import type { GalleryItem } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import * as styles from './PictureViewer.css.ts';

interface FilmstripProps {
  items: readonly GalleryItem[];
  shownId: string;
  /** The second of two that are compared. */
  otherId?: string | undefined;
  onChoose: (item: GalleryItem) => void;
  isComparing: boolean;
}

/** So many before and after the picture that is shown. */
const around = 14;

/** The pictures before and after, small, in one row; the one that is shown in its middle. */
export function Filmstrip({ items, shownId, otherId, onChoose, isComparing }: FilmstripProps) {
  const t = useTexts('pictureViewer', pictureViewer);
  const strip = useRef<HTMLUListElement>(null);
  const at = items.findIndex(({ id }) => id === shownId);
  const first = Math.max(0, at - around);
  const shown = items.slice(first, at + around + 1);
  useLayoutEffect(() => {
    const { current } = strip;
    const frame = current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(shownId)}"]`);
    if (current && frame)
      current.scrollLeft = frame.offsetLeft - (current.clientWidth - frame.clientWidth) / 2;
  }, [shownId]);
  return (
    <ul ref={strip} className={styles.strip} aria-label={t('strip')}>
      {shown.map((item) => (
        <li key={item.id} data-id={item.id} className={styles.stripPlace}>
          <Button
            className={styles.stripFrame}
            aria-current={item.id === shownId || undefined}
            /** Whether this is the picture that the one shown is compared with. */
            data-other={item.id === otherId || undefined}
            aria-label={t(isComparing ? 'compareWith' : 'show', {
              prompt: promptExcerpt({ prompt: item.prompt }),
            })}
            onPress={() => onChoose(item)}
          >
            <Image
              src={
                item.variants?.[0]?.url ?? item.thumbnailUrl ?? (item.type === 'image' ? item.url : undefined)
              }
              placeholder={item.placeholder ?? undefined}
              ratio="1 / 1"
              radius="none"
              loading="eager"
              alt=""
            />
          </Button>
        </li>
      ))}
    </ul>
  );
}
