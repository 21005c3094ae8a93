/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- an application in the sense of ARIA: it has keys of its own in two dimensions, for which there is no element */
import { pictureCrop } from '@mirror-studio/domain/texts/en/pictureCrop';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type RefObject, useId } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Slider } from '../../../primitives/Slider/Slider.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Status } from '../../../primitives/Status/Status.tsx';
import { mostZoom, type PictureSize } from './crop.ts';
import * as styles from './PictureCropDialog.css.ts';
import type { useCrop } from './useCrop.ts';

interface CropStageProps {
  stage: RefObject<HTMLDivElement | null>;
  src: string;
  /** Null until the picture is there. */
  size: PictureSize | null;
  crop: ReturnType<typeof useCrop>;
  isDisabled: boolean;
  onSize: (size: PictureSize) => void;
  onUnreadable: () => void;
}

const percent = (share: number) => Math.round(share * 100);
const share = (value: number) => `${value * 100}%`;

/** The picture under the square, and what moves it. */
export function CropStage({
  stage,
  src,
  size,
  crop: state,
  isDisabled,
  onSize,
  onUnreadable,
}: CropStageProps) {
  const t = useTexts('pictureCrop', pictureCrop);
  const hintId = useId();
  const { crop, move, zoomTo, centre, stageProps } = state;
  const most = size ? mostZoom(size) : 1;
  const cannotMove = isDisabled || size === null;
  const arrows = [
    ['left', <ArrowLeftIcon key="left" />, -1, 0],
    ['right', <ArrowRightIcon key="right" />, 1, 0],
    ['up', <ArrowUpIcon key="up" />, 0, -1],
    ['down', <ArrowDownIcon key="down" />, 0, 1],
  ] as const;
  return (
    <div className={styles.root}>
      <div
        ref={stage}
        role="application"
        aria-label={t('stage')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        className={styles.stage}
        style={assignInlineVars(placeOf(crop, size))}
        {...(!cannotMove && stageProps)}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className={styles.picture}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && height > 0 ? onSize({ width, height }) : onUnreadable()
          }
          onError={onUnreadable}
        />
        <span className={styles.ring} />
        {size === null && (
          <span className={styles.waiting}>
            <Spinner label={t('reading')} />
          </span>
        )}
      </div>
      <Status className={styles.hidden}>
        {size && t('at', { across: percent(crop.x), down: percent(crop.y), size: percent(crop.zoom) })}
      </Status>
      <div className={styles.controls}>
        <Slider
          label={t('zoom')}
          tone="neutral"
          minValue={1}
          maxValue={Math.max(most, 1.01)}
          step={0.01}
          value={crop.zoom}
          onChange={zoomTo}
          formatOptions={{ style: 'percent' }}
          isDisabled={cannotMove || most === 1}
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend that is seen */}
        <div role="group" aria-label={t('move')} className={styles.moves}>
          {arrows.map(([name, icon, right, down]) => (
            <IconButton
              key={name}
              label={t(name)}
              icon={icon}
              size="small"
              isDisabled={cannotMove}
              onPress={() => move(right, down)}
            />
          ))}
          <Button variant="ghost" size="small" isDisabled={cannotMove} onPress={centre}>
            {t('centre')}
          </Button>
        </div>
      </div>
      <p id={hintId} className={styles.hint}>
        {t('hint')}
      </p>
    </div>
  );
}

/** Where the picture lies; before its size is known, nowhere. */
function placeOf({ zoom, x, y }: { zoom: number; x: number; y: number }, size: PictureSize | null) {
  const side = size ? Math.min(size.width, size.height) / zoom : 1;
  const [width, height] = size ? [size.width / side, size.height / side] : [0, 0];
  return {
    [styles.pictureWidth]: share(width),
    [styles.pictureHeight]: share(height),
    // Of the picture's own size.
    [styles.pictureLeft]: share(width === 0 ? 0 : (0.5 - x * width) / width),
    [styles.pictureTop]: share(height === 0 ? 0 : (0.5 - y * height) / height),
  };
}
