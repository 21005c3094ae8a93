import { matchPath, type RouteId } from '@mirror-studio/domain/access';
import { accountExportLimits, accountLimits } from '@mirror-studio/domain/constants/account';
import { referralLimits } from '@mirror-studio/domain/constants/referrals';
import { knownBrowserLimits, rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useLocation } from 'react-router-dom';
import { useServices } from '../../providers/services.tsx';
import { TextPage } from '../../routes/TextPage.tsx';

const ofData = {
  days: accountLimits.deletedWithinDays,
  exportDays: accountExportLimits.keptDays,
  exportsADay: accountExportLimits.aDay,
  rememberedDays: rememberedBrowserLimits.days,
  referralDeviceDays: referralLimits.deviceDays,
  knownBrowserDays: knownBrowserLimits.days,
};
const inPlainWords = { days: ofData.days, exportDays: ofData.exportDays };

/** The legal texts (§2): what onboarding and the gates ask to accept can be read here, by everybody. */
export default function LegalPage() {
  const t = useTexts('legal', legal);
  const r = useTexts('routes', routes);
  const { flags } = useServices();
  const match = matchPath(useLocation().pathname, flags);
  const route = match?.route;
  const texts: Partial<Record<RouteId, () => string>> = {
    terms: () => t('terms'),
    legalTerms: () => t('terms'),
    legalTermsPlain: () => t('termsPlain'),
    privacy: () => t('privacy', ofData),
    legalPrivacy: () => t('privacy', ofData),
    legalPrivacyPlain: () => t('privacyPlain', inPlainWords),
    legalEthics: () => t('ethics'),
  };
  const text = route && texts[route.id];
  // The general page lists the texts; below it there is nothing, whatever an old link says.
  if (!text && match?.params['page']) {
    return (
      <TextPage title={t('unknownTitle')} lead={t('unknownLead')}>
        {t('index')}
      </TextPage>
    );
  }
  return (
    <TextPage title={r(route?.titleKey ?? 'legalPage')} lead={t('alphaNote')}>
      {text ? text() : t('index')}
    </TextPage>
  );
}
