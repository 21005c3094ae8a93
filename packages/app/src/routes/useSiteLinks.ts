import { matchPath, pathOf, publicLinks, routeOf } from '@mirror-studio/domain/access';
import { routes as texts } from '@mirror-studio/domain/texts/en/routes';
import { useTexts } from '@mirror-studio/ui/i18n';
import type { SiteLink } from '@mirror-studio/ui/PublicPage';
import { useLocation } from 'react-router-dom';
import { useServices } from '../providers/services.tsx';

/** The links between the pages that anybody may read. */
export function useSiteLinks(): readonly SiteLink[] {
  const t = useTexts('routes', texts);
  const current = matchPath(useLocation().pathname, useServices().flags)?.route.id;
  return publicLinks.map((id) => ({
    label: t(routeOf(id).titleKey),
    href: pathOf(id),
    isCurrent: id === current,
  }));
}
