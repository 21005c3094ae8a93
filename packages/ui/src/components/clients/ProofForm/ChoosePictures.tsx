import { proofLimits } from '@mirror-studio/domain/constants/clients';
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { promptExcerpt } from '@mirror-studio/domain/jobs';
import { clients } from '@mirror-studio/domain/texts/en/clients';
import { useId, useMemo } from 'react';
import { Group } from 'react-aria-components/Group';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { useTexts } from '../../../i18n/useTexts.ts';
import { GalleryIcon } from '../../../icons/index.ts';
import { EmptyState } from '../../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../patterns/ErrorState/ErrorState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { hidden } from '../../../primitives/Field/Field.css.ts';
import { Image } from '../../../primitives/Image/Image.tsx';
import { fromVariants } from '../../../primitives/Image/variants.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { PictureWall } from '../../gallery/PictureWall/PictureWall.tsx';
import * as styles from './ProofForm.css.ts';

export interface ChoosePicturesProps {
  state: 'loading' | 'listed' | 'failed';
  items: readonly GalleryItem[];
  /** Their ids, in the order in which they were chosen. */
  chosen: readonly string[];
  onChosenChange: (chosen: readonly string[]) => void;
  problem: string | undefined;
  onMore: (() => void) | undefined;
  isLoadingMore: boolean;
  onReload: (() => void) | undefined;
}

const shapeOf = ({ width = 1, height = 1 }: GalleryItem) => height / Math.max(1, width);
const waiting = Array.from({ length: 6 }, (_, at) => ({ id: `place ${at}` }));
const square = () => 1;
const sizes = '200px';

/** The pictures of the gallery, of which some are chosen: the number on one is its place in the set. */
export function ChoosePictures({
  state,
  items,
  chosen,
  onChosenChange,
  problem,
  onMore,
  isLoadingMore,
  onReload,
}: ChoosePicturesProps) {
  const t = useTexts('clients', clients);
  const label = useId();
  const places = useMemo(() => new Map(chosen.map((id, at) => [id, at + 1])), [chosen]);
  return (
    <Group aria-labelledby={label} className={styles.pictures}>
      <div className={styles.head}>
        <span id={label} className={styles.legend}>
          {t('picturesLabel')}
        </span>
        <Status className={styles.count}>
          {t('picturesChosen', { count: chosen.length, most: proofLimits.pictures })}
        </Status>
      </div>
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {state === 'failed' && (
        <ErrorState
          kind="server"
          message={t('picturesFailed')}
          onAction={onReload ? { retry: onReload } : {}}
        />
      )}
      {state === 'loading' && (
        <PictureWall items={waiting} keyOf={({ id }) => id} heightOf={square} isWaiting density="compact">
          {() => <Skeleton shape="picture" ratio="1 / 1" />}
        </PictureWall>
      )}
      {state === 'listed' && items.length === 0 && (
        <EmptyState icon={<GalleryIcon size={24} />}>{t('picturesEmpty')}</EmptyState>
      )}
      {state === 'listed' && items.length > 0 && (
        <div className={styles.window}>
          <PictureWall items={items} keyOf={({ id }) => id} heightOf={shapeOf} density="compact">
            {(item, index) => {
              const place = places.get(item.id);
              const name =
                promptExcerpt({ prompt: item.prompt }) || t('pictureNumber', { number: index + 1 });
              return (
                <ToggleButton
                  className={styles.picture}
                  isSelected={place !== undefined}
                  isDisabled={place === undefined && chosen.length >= proofLimits.pictures}
                  onChange={(isSelected) =>
                    onChosenChange(isSelected ? [...chosen, item.id] : chosen.filter((id) => id !== item.id))
                  }
                >
                  <span className={hidden}>{t('choose', { name })}</span>
                  <Image
                    {...fromVariants(item, sizes)}
                    src={item.thumbnailUrl ?? item.url}
                    placeholder={item.placeholder ?? undefined}
                    ratio={`${item.width ?? 1} / ${item.height ?? 1}`}
                    alt=""
                  />
                  {place !== undefined && <span className={styles.mark}>{place}</span>}
                </ToggleButton>
              );
            }}
          </PictureWall>
          {onMore && (
            <div className={styles.more}>
              <Button size="small" onPress={onMore} isPending={isLoadingMore}>
                {t('morePictures')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Group>
  );
}
