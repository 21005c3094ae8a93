import { type GalleryItem, worksEndpoints } from '@mirror-studio/domain/contract';
import { useQueryClient } from '@tanstack/react-query';
import { galleryKey } from '../api/gallery.ts';
import { useServices } from '../providers/services.tsx';
import { PublishOne } from './PublishOne.tsx';

interface PublishPictureProps {
  item: GalleryItem;
  isOpen: boolean;
  onClose: () => void;
}

/** What is said of a picture that is published, or is going to be. */
export function PublishPicture({ item, ...rest }: PublishPictureProps) {
  const { api } = useServices();
  const queries = useQueryClient();
  const workId = item.workId ?? null;
  const picture = {
    src: item.thumbnailUrl ?? item.url,
    ratio: `${item.width ?? 1} / ${item.height ?? 1}`,
  };
  return (
    <PublishOne
      {...rest}
      workId={workId}
      shows={() => ({ picture })}
      keep={({ form, licence }) =>
        workId === null
          ? api.call(worksEndpoints.publishWork, { body: { mediaId: item.id, ...form, licence } })
          : api.call(worksEndpoints.changeWork, { params: { id: workId }, body: { ...form, licence } })
      }
      readAgain={() => queries.invalidateQueries({ queryKey: galleryKey })}
      says={{ failed: 'failed', withdraw: 'withdrawWords' }}
    />
  );
}
