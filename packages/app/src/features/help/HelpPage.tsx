import { help } from '@mirror-studio/domain/texts/en/help';
import { useArticles } from '@mirror-studio/flows/help';
import { useTexts } from '@mirror-studio/ui/i18n';
import { TextPage } from '../../routes/TextPage.tsx';
import { useIsAppleKeyboard, useShortcuts } from '../../shell/keys.ts';

/** `/help`: every topic on one page, for visitors too (§2). The topics' own headings go one level down. */
export default function HelpPage() {
  const t = useTexts('help', help);
  const articles = useArticles(false, useIsAppleKeyboard(), useShortcuts());
  return (
    <TextPage title={t('title')}>
      {articles
        .map(({ title, content }) => `## ${title}\n\n${content.replaceAll(/^##/gm, '###')}`)
        .join('\n\n')}
    </TextPage>
  );
}
