import { pathOf } from '@mirror-studio/domain/access';
import { type Api, type GalleryItem, jobsEndpoints } from '@mirror-studio/domain/contract';
import { againOf } from '@mirror-studio/domain/photo-shoot';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { galleryActions } from '@mirror-studio/domain/texts/en/galleryActions';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { publishing } from '@mirror-studio/domain/texts/en/publishing';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { ClientsIcon, JobsIcon, RetryIcon, ShareIcon, VideoIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { Menu, MenuItem, MenuTrigger } from '@mirror-studio/ui/Menu';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '../lazy/lazyWithRetry.ts';
import { useServices, useUser } from '../providers/services.tsx';
import { newSetPath } from '../routes/clients-address.ts';
import { jobPath } from '../routes/job-address.ts';
import { videoOfPicturePath } from '../routes/video-address.ts';
import { handToProof } from '../storage/proof-draft.ts';
import { handToShoot } from '../storage/shoot-draft.ts';

const Publish = lazyWithRetry(
  async () => ({ default: (await import('../publishing/Publish.tsx')).PublishPicture }),
  false,
);

/** The job that a picture is from. What it cost and what it was asked for no longer change. */
const jobOfPictureQuery = (api: Api, userId: string, id: string) =>
  queryOptions({
    queryKey: ['job', userId, id],
    queryFn: async ({ signal }) => (await api.call(jobsEndpoints.job, { params: { id }, signal })).job,
  });

/** The receipt of the shoot that a picture is from. Takes the id of the job. */
export function PictureCost({ jobId }: { jobId: string }) {
  const v = useTexts('pictureViewer', pictureViewer);
  const b = useTexts('balance', balance);
  const { api } = useServices();
  const { data, isError } = useQuery(jobOfPictureQuery(api, useUser().id, jobId));
  if (isError) return v('costUnknown');
  if (!data) return <Skeleton shape="text" width="8rem" />;
  const credits = b('credits', { count: data.credits?.charged ?? 0 });
  return v('costOfShoot', { credits });
}

interface PictureActsProps {
  item: GalleryItem;
  /** It is wanted again where its shoot is shown already; left out, the shoot is gone to. Takes whether by its seed. */
  onAgain?: (keepsSeed: boolean) => void;
}

/** What is made of a picture: the same once more, a shoot with all but its seed, or a video. */
export function PictureActs({ item, onAgain }: PictureActsProps) {
  const v = useTexts('pictureViewer', pictureViewer);
  const p = useTexts('photoShoot', photoShoot);
  const g = useTexts('galleryActions', galleryActions);
  const { api } = useServices();
  const { id: userId, isDemo } = useUser();
  const w = useTexts('publishing', publishing);
  const [isPublishing, setPublishing] = useState(false);
  // What closes is still there while it leaves.
  const [wasAsked, setAsked] = useState(false);
  if (isPublishing && !wasAsked) setAsked(true);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const again = async (keepsSeed: boolean) => {
    if (onAgain) return onAgain(keepsSeed);
    const { id, jobId, prompt, template, versionId } = item;
    const words = { prompt: template ?? prompt, promptVersionId: versionId ?? null };
    // Without its job, the words at least are known.
    const job = jobId
      ? await queries.fetchQuery(jobOfPictureQuery(api, userId, jobId)).catch(() => null)
      : null;
    // The job knows its pose too.
    const picture = job?.result?.media_assets.find((asset) => asset.id === id) ?? item;
    if (job) handToShoot({ ...againOf(job.metadata, picture, keepsSeed), ...words }, job.reference ?? null);
    else handToShoot(words);
    void navigate(pathOf('photoShoot'));
  };
  return (
    <>
      {typeof item.seed === 'number' && item.jobId ? (
        <MenuTrigger>
          <Button icon={<RetryIcon size={18} />} isFullWidth>
            {v('again')}
          </Button>
          <Menu placement="top start" onAction={(way) => void again(way === 'thisSeed')}>
            <MenuItem id="thisSeed">{p('againThisSeed')}</MenuItem>
            <MenuItem id="newSeed">{p('againNewSeed')}</MenuItem>
          </Menu>
        </MenuTrigger>
      ) : (
        <Button icon={<RetryIcon size={18} />} isFullWidth onPress={() => void again(false)}>
          {v('again')}
        </Button>
      )}
      <LinkButton href={videoOfPicturePath(item.id)} icon={<VideoIcon size={18} />} isFullWidth>
        {v('video')}
      </LinkButton>
      {!isDemo && (
        <>
          <Button
            icon={<ShareIcon size={18} />}
            isFullWidth
            onPress={() => setPublishing(true)}
            onHoverStart={() => void Publish.prefetch()}
            onFocus={() => void Publish.prefetch()}
          >
            {item.workId ? w('published') : w('publish')}
          </Button>
          {wasAsked && (
            <Suspense>
              <Publish item={item} isOpen={isPublishing} onClose={() => setPublishing(false)} />
            </Suspense>
          )}
        </>
      )}
      {!isDemo && item.type === 'image' && (
        <Button
          icon={<ClientsIcon size={18} />}
          isFullWidth
          onPress={() => {
            handToProof([item]);
            void navigate(newSetPath);
          }}
        >
          {g('sendToClient')}
        </Button>
      )}
      {item.jobId && (
        <LinkButton href={jobPath(item.jobId)} icon={<JobsIcon size={18} />} isFullWidth>
          {v('job')}
        </LinkButton>
      )}
    </>
  );
}
