import { pathOf, type routeOf } from '@mirror-studio/domain/access';
import { notFound } from '@mirror-studio/domain/texts/en/notFound';
import { routes as routeTexts } from '@mirror-studio/domain/texts/en/routes';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { unbuilt } from '@mirror-studio/domain/texts/en/unbuilt';
import { Button } from '@mirror-studio/ui/Button';
import { EmptyState } from '@mirror-studio/ui/EmptyState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { CompassIcon, MoonIcon } from '@mirror-studio/ui/icons';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { Spinner } from '@mirror-studio/ui/Spinner';
import { useNavigate } from 'react-router-dom';
import './fallbacks.css';

/** Nothing is known yet: a spinner, and nothing that would have to be taken back. */
export function Waiting() {
  const t = useTexts('shell', shell);
  return (
    <div className="fallback">
      <Spinner size={28} label={t('checkingSession')} />
    </div>
  );
}

/** A room that is not built: says so, and shows what works. */
export function Unbuilt({ route }: { route: ReturnType<typeof routeOf> }) {
  const t = useTexts('unbuilt', unbuilt);
  const r = useTexts('routes', routeTexts);
  return (
    <Frame isPage={!route.shell}>
      <EmptyState
        size="page"
        level={1}
        icon={<MoonIcon size={24} />}
        title={t('title', { page: r(route.titleKey) })}
        actions={
          <>
            <LinkButton variant="generate" href={pathOf('photoShoot')}>
              {t('toPhotoShoot')}
            </LinkButton>
            <LinkButton href={pathOf('gallery')}>{t('toGallery')}</LinkButton>
          </>
        }
      >
        {t('message')}
      </EmptyState>
    </Frame>
  );
}

/** An address that leads nowhere (§2). */
export function NotFound() {
  const t = useTexts('notFound', notFound);
  const navigate = useNavigate();
  return (
    <Frame isPage>
      <EmptyState
        size="page"
        level={1}
        icon={<CompassIcon size={24} />}
        title={t('title')}
        actions={
          <>
            <Button onPress={() => void navigate(-1)}>{t('goBack')}</Button>
            <LinkButton variant="primary" href={pathOf('promptStudio')}>
              {t('home')}
            </LinkButton>
          </>
        }
      >
        {t('message')}
      </EmptyState>
    </Frame>
  );
}

function Frame({ isPage, children }: { isPage: boolean; children: React.ReactNode }) {
  return isPage ? <main className="fallback">{children}</main> : <div className="fallback">{children}</div>;
}
