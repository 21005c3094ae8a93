import type { GalleryItem, Job, MediaAsset } from '@mirror-studio/domain/contract';
import { jobPrompt } from '@mirror-studio/domain/jobs';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import { PictureViewer } from '@mirror-studio/ui/PictureViewer';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { galleryItemQuery } from '../../api/gallery.ts';
import { usePictureDownload } from '../../api/use-picture-download.ts';
import { PictureActs, PictureCost } from '../../pictures/PictureMore.tsx';
import { favourite } from '../../pictures/picture-acts.ts';
import { useActing } from '../../pictures/useActing.ts';
import { useServices, useUser } from '../../providers/services.tsx';

interface ShootViewerProps {
  job: Job;
  /** The picture of the job that is looked at. */
  pictureId: string;
  /** Another one is to be looked at; null for none. */
  onShownChange: (pictureId: string | null) => void;
  /** A picture is wanted again: the same, by its seed, or all but the seed. */
  onAgain: (asset: MediaAsset, keepsSeed: boolean) => void;
}

/** A picture of a shoot, large, among the others of it: also while the rest is still being made. */
export function ShootViewer({ job, pictureId, onShownChange, onAgain }: ShootViewerProps) {
  const { api } = useServices();
  const user = useUser();
  const acting = useActing();
  const onDownload = usePictureDownload();
  const items = (job.result?.media_assets ?? []).flatMap((asset) => itemOf(asset, job) ?? []);
  const at = items.findIndex(({ id }) => id === pictureId);
  // What the gallery knows of it beside: whether it is a favourite, or published.
  const read = useQuery({ ...galleryItemQuery(api, user.id, pictureId), enabled: at >= 0 });
  const item = read.data ?? items[at];
  if (at < 0 || !item) return null;
  const asset = job.result?.media_assets.find(({ id }) => id === pictureId);
  const show = (index: number) => {
    const next = items[index];
    return next && (() => onShownChange(next.id));
  };
  const [onPrevious, onNext] = [show(at - 1), show(at + 1)];
  return (
    <PictureViewer
      item={item}
      items={items}
      position={{ index: at + 1, total: items.length }}
      onShow={({ id }) => onShownChange(id)}
      onClose={() => onShownChange(null)}
      onDownload={onDownload}
      {...(onPrevious && { onPrevious })}
      {...(onNext && { onNext })}
      {...(read.data && {
        onFavouriteChange: (isFavourite: boolean) => void favourite(acting, [item.id], isFavourite),
        cost: (
          <Suspense>
            <PictureCost jobId={job.id} />
          </Suspense>
        ),
        actions: (
          <PictureActs
            item={read.data}
            {...(asset && {
              onAgain: (keepsSeed) => {
                onShownChange(null);
                onAgain(asset, keepsSeed);
              },
            })}
          />
        ),
      })}
    />
  );
}

/** A picture of a job as the gallery has it, before that was asked; null for one without an id. */
function itemOf({ id, pose: _, ...asset }: MediaAsset, job: Job): GalleryItem | null {
  if (id === undefined) return null;
  const { model, projectName } = job.metadata;
  return {
    ...asset,
    id,
    type: asset.type ?? 'image',
    model: imageModelLabel(typeof model === 'string' ? model : ''),
    project: typeof projectName === 'string' && projectName.trim() !== '' ? projectName : null,
    prompt: asset.prompt ?? jobPrompt(job.metadata),
    createdAt: job.createdAt,
    jobId: job.id,
  };
}
