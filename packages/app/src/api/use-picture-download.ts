import { exportsEndpoints, type GalleryItem } from '@mirror-studio/domain/contract';
import { exportedVideo } from '@mirror-studio/domain/media';
import { serverWords, textRef, toFailure } from '@mirror-studio/state-machines/shared';
import { giveBlob } from '../files/give-file.ts';
import { saveAs } from '../files/save-as.ts';
import { useServices } from '../providers/services.tsx';
import { useLanguage } from '../texts/AppTexts.tsx';
import { useToast } from '../toasts/ToastProvider.tsx';
import { exportOrder } from './export-order.ts';
import { fetchFile } from './fetch-file.ts';

/**
 * Downloads a picture of the user in the format of their settings, or a video, with the rights that these imply written into it
 * (decisions: content protection). While the server has too much to do, it is asked for again a few times. A refusal is told in
 * a toast.
 */
export function usePictureDownload(): (item: Pick<GalleryItem, 'id'>) => void {
  const { api } = useServices();
  const notify = useToast();
  const [language] = useLanguage();
  return ({ id }) => {
    const { form, rights, timeZone } = exportOrder();
    const body = { mediaId: id, timeZone, ...form, ...rights };
    const download = async () => {
      const { url, name } = await api.call(exportsEndpoints.exportPicture, { body });
      // A video is not decoded and waits for nobody; it may be large, and is saved as it arrives.
      if (name.endsWith(`.${exportedVideo.extension}`)) saveAs(url, name);
      else giveBlob(name, await fetchFile(url, language));
    };
    download().catch((error: unknown) =>
      notify({
        tone: 'error',
        title: textRef('toasts', 'downloadFailedTitle'),
        description: serverWords(toFailure(error), textRef('toasts', 'downloadFailed')),
      }),
    );
  };
}
