import { pathOf } from '@mirror-studio/domain/access';
import { StudioHome as Home } from '@mirror-studio/ui/StudioHome';
import { useInfiniteQuery } from '@tanstack/react-query';
import { galleryQuery } from '../../api/gallery.ts';
import { useOverlays } from '../../overlays/overlays-context.ts';
import { useServices, useUser } from '../../providers/services.tsx';

/** As many as make one row on a wide page. */
const shownPictures = 6;

/** `/dashboard` until the prompt studio is built: the doors that open, and what was made last. */
export default function StudioHome() {
  const { api, flags } = useServices();
  const overlays = useOverlays();
  const { data } = useInfiniteQuery({
    ...galleryQuery(api, useUser().id),
    refetchOnMount: 'always',
    enabled: flags.galleryUpgrade,
  });
  const images = data?.pages.flatMap(({ items }) => items).filter(({ type }) => type === 'image');
  return (
    <Home
      photoShootHref={pathOf('photoShoot')}
      galleryHref={pathOf('gallery')}
      onJobs={() => overlays.show('jobs')}
      recent={images?.slice(0, shownPictures)}
    />
  );
}
