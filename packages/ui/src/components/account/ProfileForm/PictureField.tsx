import { checkReference, referenceTypes } from '@mirror-studio/domain/photo-shoot';
import { ownProfile } from '@mirror-studio/domain/texts/en/ownProfile';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyOverlay, useLazyOverlay } from '../../../overlays/lazy-overlay.ts';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import type { PictureArea } from '../PictureCropDialog/crop.ts';

export interface PictureFieldProps {
  /** Address of the picture as it is. */
  picture: string | undefined;
  /** A picture is being saved or removed. */
  isPending: boolean;
  /** Why the last was not. */
  failure: ReactNode;
  /** Called with a file and the square of it that is to be the picture. */
  onUse: (file: File, area: PictureArea) => void;
  onRemove: () => void;
}

const cropDialog = lazyOverlay(
  async () => (await import('../PictureCropDialog/PictureCropDialog.tsx')).PictureCropDialog,
  false,
);

/** The picture: chosen, dropped or pasted, and cropped before it is sent; taken away after a question. */
export function PictureField({ picture, isPending, failure, onUse, onRemove }: PictureFieldProps) {
  const t = useTexts('ownProfile', ownProfile);
  const place = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<{ readonly file: File; readonly src: string } | null>(null);
  const [isCropping, setCropping] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [refused, setRefused] = useState<'pictureNotImage' | 'pictureTooLarge' | null>(null);
  const { Component: CropDialog, prefetch } = useLazyOverlay(cropDialog, place, isCropping, () =>
    setCropping(false),
  );
  const src = chosen?.src;
  useEffect(() => () => void (src && URL.revokeObjectURL(src)), [src]);

  // What was sent is done: it stays open only for what failed.
  const [wasPending, setWasPending] = useState(isPending);
  if (wasPending !== isPending) {
    setWasPending(isPending);
    if (wasPending && !failure) setCropping(false);
  }
  const select = (file: File) => {
    const problem = checkReference(file);
    setRefused(problem && (problem === 'referenceTooLarge' ? 'pictureTooLarge' : 'pictureNotImage'));
    if (problem) return;
    setChosen({ file, src: URL.createObjectURL(file) });
    setCropping(true);
  };
  const said = refused ? t(refused) : isCropping ? undefined : (failure ?? undefined);
  return (
    <>
      <FileDrop
        ref={place}
        label={t('picture')}
        isOptional
        accept={referenceTypes}
        value={picture === undefined ? null : { name: t('pictureCurrent'), preview: picture }}
        isPending={isPending && !isCropping}
        description={t('pictureHint')}
        errorMessage={said}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onSelect={select}
        onRemove={() => setAsking(true)}
      />
      {CropDialog && chosen && (
        <CropDialog
          isOpen={isCropping}
          onOpenChange={setCropping}
          src={chosen.src}
          isPending={isPending}
          failure={failure}
          onUse={(area) => onUse(chosen.file, area)}
        />
      )}
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('pictureRemoveTitle')}
        confirmLabel={t('pictureRemove')}
        onConfirm={onRemove}
      >
        {t('pictureRemoveWords')}
      </AlertDialog>
    </>
  );
}
