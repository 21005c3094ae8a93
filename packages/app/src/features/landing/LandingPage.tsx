import { pathOf } from '@mirror-studio/domain/access';
import { landing } from '@mirror-studio/domain/texts/en/landing';
import { useTexts } from '@mirror-studio/ui/i18n';
import { LinkButton } from '@mirror-studio/ui/LinkButton';
import { PublicPage } from '@mirror-studio/ui/PublicPage';

/** What a visitor sees first. */
export function LandingPage() {
  const t = useTexts('landing', landing);
  return (
    <PublicPage title={t('title')} lead={t('lead')} homeHref={pathOf('home')} picture="/glass.webp">
      <LinkButton variant="primary" href={pathOf('login')}>
        {t('signIn')}
      </LinkButton>
    </PublicPage>
  );
}
