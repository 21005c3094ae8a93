import { pathOf } from '@mirror-studio/domain/access';
import { type Api, type GalleryItem, jobsEndpoints } from '@mirror-studio/domain/contract';
import { againOf } from '@mirror-studio/domain/photo-shoot';
import { balance } from '@mirror-studio/domain/texts/en/balance';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { pictureViewer } from '@mirror-studio/domain/texts/en/pictureViewer';
import { Button } from '@mirror-studio/ui/Button';
import { useTexts } from '@mirror-studio/ui/i18n';
import { JobsIcon, RetryIcon, VideoIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { Menu, MenuItem, MenuTrigger } from '@mirror-studio/ui/Menu';
import { Skeleton } from '@mirror-studio/ui/Skeleton';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useServices, useUser } from '../../providers/services.tsx';
import { jobPath } from '../../routes/job-address.ts';
import { videoOfPicturePath } from '../../routes/video-address.ts';
import { handToShoot } from '../../storage/shoot-draft.ts';

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

/** What is made of a picture: the same once more, a shoot with all but its seed, or a video. */
export function PictureActs({ item }: { item: GalleryItem }) {
  const v = useTexts('pictureViewer', pictureViewer);
  const p = useTexts('photoShoot', photoShoot);
  const { api } = useServices();
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const again = async (keepsSeed: boolean) => {
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
      {item.jobId && (
        <LinkButton href={jobPath(item.jobId)} icon={<JobsIcon size={18} />} isFullWidth>
          {v('job')}
        </LinkButton>
      )}
    </>
  );
}
