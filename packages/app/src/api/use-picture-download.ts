import { exportsEndpoints, type GalleryItem } from '@mirror-studio/domain/contract';
import { pictureFormatOf } from '@mirror-studio/domain/media';
import { serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { useServices } from '../providers/services.tsx';
import { currentSettings } from '../storage/settings.ts';
import { useToast } from '../toasts/ToastProvider.tsx';

/**
 * Downloads a picture of the user in the format of their settings, or a video, with the rights that these imply written into it
 * (decisions: content protection). A refusal is told in a toast.
 */
export function usePictureDownload(): (item: Pick<GalleryItem, 'id'>) => void {
  const { api } = useServices();
  const notify = useToast();
  return ({ id }) => {
    const { exportFormat, highQualityExport, ...settings } = currentSettings();
    const { mirrorProtocolEnabled, allowResale, allowTraining, shareMetadata } = settings;
    const rights = { mirrorProtocolEnabled, allowResale, allowTraining, shareMetadata };
    const body = { mediaId: id, format: pictureFormatOf(exportFormat), highQualityExport, ...rights };
    api.call(exportsEndpoints.exportPicture, { body }).then(save, (error: unknown) =>
      notify({
        tone: 'error',
        title: textRef('toasts', 'downloadFailedTitle'),
        description: serverWords(toFailure(error), textRef('toasts', 'downloadFailed')),
      }),
    );
  };
}

/** The browser saves what stands at an address, under its name. */
function save({ url, name }: { readonly url: string; readonly name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
