import { pathOf, type routeOf } from '@mirror-studio/domain/access';
import { routes as texts } from '@mirror-studio/domain/texts/en/routes';
import { ComingSoonPage } from '@mirror-studio/ui/ComingSoonPage';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useSiteLinks } from './useSiteLinks.ts';

/** A room that is not built says so, and shows what works. Outside the shell it is a page of its own. */
export default function ComingSoon({ route }: { route: ReturnType<typeof routeOf> }) {
  const t = useTexts('routes', texts);
  return (
    <ComingSoonPage
      page={t(route.titleKey)}
      photoShootHref={pathOf('photoShoot')}
      galleryHref={pathOf('gallery')}
      homeHref={route.shell ? undefined : pathOf('home')}
      links={useSiteLinks()}
    />
  );
}
