import { pathOf } from '@mirror-studio/domain/access';
import { notFound } from '@mirror-studio/domain/texts/en/notFound';
import { useTexts } from '@mirror-studio/ui/i18n';
import { PageNotFound } from '@mirror-studio/ui/PageNotFound';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from './usePageTitle.ts';

/** An address that leads nowhere (§2). */
export default function NotFound() {
  const navigate = useNavigate();
  usePageTitle(useTexts('notFound', notFound)('title'));
  return <PageNotFound homeHref={pathOf('promptStudio')} onGoBack={() => void navigate(-1)} />;
}
