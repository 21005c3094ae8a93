import { pathOf, type routeOf } from '@mirror-studio/domain/access';
import { notFound } from '@mirror-studio/domain/texts/en/notFound';
import { routes as texts } from '@mirror-studio/domain/texts/en/routes';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LoadingGuard } from '@mirror-studio/ui/LoadingGuard';
import { PageNotFound } from '@mirror-studio/ui/PageNotFound';
import { UnbuiltPage } from '@mirror-studio/ui/UnbuiltPage';
import { useNavigate } from 'react-router-dom';
import { askAgain, useIsCutOff } from '../parts/lazily.ts';
import { usePageTitle } from './usePageTitle.ts';

/**
 * Nothing is known yet: a spinner, and nothing that would have to be taken back. When the page itself could not be
 * fetched it says so, and asks again when it is told to.
 */
export function Waiting() {
  return useIsCutOff() ? (
    <ErrorState
      kind="network"
      level={1}
      size="page"
      onAction={{ retry: askAgain, reload: () => location.reload() }}
    />
  ) : (
    <LoadingGuard state="loading" />
  );
}

/** A room that is not built says so, and shows what works. Outside the shell it is a page of its own. */
export function Unbuilt({ route }: { route: ReturnType<typeof routeOf> }) {
  const t = useTexts('routes', texts);
  return (
    <UnbuiltPage
      page={t(route.titleKey)}
      photoShootHref={pathOf('photoShoot')}
      galleryHref={pathOf('gallery')}
      homeHref={route.shell ? undefined : pathOf('home')}
    />
  );
}

/** An address that leads nowhere (§2). */
export function NotFound() {
  const navigate = useNavigate();
  usePageTitle(useTexts('notFound', notFound)('title'));
  return <PageNotFound homeHref={pathOf('promptStudio')} onGoBack={() => void navigate(-1)} />;
}
