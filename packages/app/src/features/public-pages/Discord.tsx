import { publicPages } from '@mirror-studio/domain/texts/en/publicPages';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect } from 'react';
import { TextPage } from '../../routes/TextPage.tsx';

/** Where the community meets; only an address of the web is followed. */
const communityUrl = () => {
  const given = import.meta.env['VITE_COMMUNITY_URL'] ?? '';
  return /^https?:\/\//.test(given) ? given : null;
};

/** `/discord`: leads to the community chat, or says that there is none (§1, §2). */
export default function Discord() {
  const t = useTexts('publicPages', publicPages);
  const url = communityUrl();
  useEffect(() => {
    if (url) window.location.replace(url);
  }, [url]);
  return (
    <TextPage title={t('discordTitle')} lead={t('discordLead')}>
      {t(url ? 'discordLeaving' : 'discordMissing')}
    </TextPage>
  );
}
