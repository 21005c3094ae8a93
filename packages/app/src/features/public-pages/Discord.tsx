import { publicPages } from '@mirror-studio/domain/texts/en/publicPages';
import { useTexts } from '@mirror-studio/ui/i18n';
import { useEffect } from 'react';
import { communityChatUrl } from '../../routes/community-chat.ts';
import { TextPage } from '../../routes/TextPage.tsx';

/** `/discord`: leads to the community chat, or says that there is none (§1, §2). */
export default function Discord() {
  const t = useTexts('publicPages', publicPages);
  const url = communityChatUrl();
  useEffect(() => {
    if (url) window.location.replace(url);
  }, [url]);
  return (
    <TextPage title={t('discordTitle')} lead={t('discordLead')}>
      {t(url ? 'discordLeaving' : 'discordMissing')}
    </TextPage>
  );
}
