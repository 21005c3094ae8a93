/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-static-element-interactions -- an output and a fieldset are parts of a form; its keys are those of the buttons in it */
import type { GalleryItem } from '@mirror-studio/domain/contract';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { MaximiseIcon, MinimiseIcon, MinusIcon, PlusIcon } from '../../../icons/index.ts';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { shapeOf } from '../GalleryGrid/shape.ts';
import * as styles from './PictureViewer.css.ts';
import { useZoom } from './useZoom.ts';

interface ZoomStageProps {
  item: GalleryItem;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** One picture that can be enlarged to its pixels and moved about. */
export function ZoomStage({ item, ...turning }: ZoomStageProps) {
  const t = useTexts('pictureViewer', pictureViewer);
  const stage = useRef<HTMLDivElement>(null);
  const { width = 1024, height = 1024 } = item;
  const { zoom, stageProps, onKeyDown, ...does } = useZoom(stage, { width, height }, turning);
  const isWhole = zoom.scale === 1;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its keys are those of the buttons below, from anywhere on it.
    <div className={styles.zoomed} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no form's group, it is where keys move the picture. */}
      <div
        ref={stage}
        role="group"
        aria-label={t('stage')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys zoom and move what is on it.
        tabIndex={0}
        className={styles.canvas}
        /** Whether the whole picture is in sight. */
        data-whole={isWhole || undefined}
        {...stageProps}
      >
        <div
          className={styles.sheet}
          /** Whether it is so large that its pixels are drawn as squares: above 400 %. */
          data-pixels={zoom.scale > 4 || undefined}
          style={{
            transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`,
            aspectRatio: shapeOf(item).ratio,
            maxInlineSize: `${width}px`,
            inlineSize: `min(100%, 100cqb * ${shapeOf(item).width})`,
          }}
        >
          <Image
            key={item.id}
            src={item.url}
            placeholder={item.placeholder ?? undefined}
            ratio={shapeOf(item).ratio}
            fit="contain"
            radius="none"
            loading="eager"
            alt={item.prompt}
          />
        </div>
      </div>
      <div className={styles.zoomBar}>
        <IconButton
          size="small"
          label={t('zoomOut')}
          icon={<MinusIcon size={18} />}
          isDisabled={isWhole}
          onPress={does.zoomOut}
        />
        <span className={styles.percent} role="status">
          {t('zoomed', { percent: Math.round(zoom.scale * 100) })}
        </span>
        <IconButton size="small" label={t('zoomIn')} icon={<PlusIcon size={18} />} onPress={does.zoomIn} />
        <IconButton
          size="small"
          label={isWhole ? t('zoomPixels') : t('zoomFit')}
          icon={isWhole ? <MaximiseIcon size={18} /> : <MinimiseIcon size={18} />}
          onPress={isWhole ? does.showPixels : does.showWhole}
        />
      </div>
    </div>
  );
}
