import { common } from '@mirror-studio/domain/texts/en/common';
import { pictureCrop } from '@mirror-studio/domain/texts/en/pictureCrop';
import { type ReactNode, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog, type OverlayProps } from '../../../primitives/Dialog/Dialog.tsx';
import { CropStage } from './CropStage.tsx';
import { areaOf, type PictureArea, type PictureSize } from './crop.ts';
import * as styles from './PictureCropDialog.css.ts';
import { useCrop } from './useCrop.ts';

export interface PictureCropDialogProps extends OverlayProps {
  /** Address of the picture, as one of the browser's own for a file. */
  src: string;
  /** Its own size in px, upright, where that is known before it is there. */
  size?: PictureSize;
  /** Called with the square that was chosen, in px of the picture, upright as it is shown. */
  onUse: (area: PictureArea) => void;
  /** The picture is being saved: the dialog stays, and nothing in it can be changed. Default false. */
  isPending?: boolean;
  /** Why it was not saved, in words. */
  failure?: ReactNode;
}

/** Chooses the square of a picture that is kept: by pointer, fingers, wheel and keyboard. */
export function PictureCropDialog({
  src,
  size: given,
  onUse,
  isPending = false,
  failure,
  ...overlay
}: PictureCropDialogProps) {
  const t = useTexts('pictureCrop', pictureCrop);
  const c = useTexts('common', common);
  const stage = useRef<HTMLDivElement>(null);
  const [known, setKnown] = useState<{ readonly src: string; readonly size: PictureSize | null }>();
  const ofThis = known && known.src === src ? known : undefined;
  const isUnreadable = ofThis?.size === null;
  const size = isUnreadable ? null : (given ?? ofThis?.size ?? null);
  const crop = useCrop(stage, size);
  const said = isUnreadable ? t('unreadable') : failure;
  return (
    <Dialog
      {...overlay}
      title={t('title')}
      isDismissable={!isPending}
      footer={({ close }) => (
        <>
          <Button isDisabled={isPending} onPress={close}>
            {c('cancel')}
          </Button>
          <Button
            variant="primary"
            isDisabled={size === null}
            isPending={isPending}
            pendingLabel={t('using')}
            onPress={() => size && onUse(areaOf(crop.crop, size))}
          >
            {t('use')}
          </Button>
        </>
      )}
    >
      <div className={styles.root}>
        {said !== undefined && said !== null && (
          <Banner tone="danger" role="alert" className={styles.problem}>
            {said}
          </Banner>
        )}
        {!isUnreadable && (
          <CropStage
            {...{ stage, src, size, crop }}
            isDisabled={isPending}
            onSize={(read) => setKnown({ src, size: read })}
            onUnreadable={() => setKnown({ src, size: null })}
          />
        )}
      </div>
    </Dialog>
  );
}
