import {
  type AcceptedDocument,
  acceptedDocuments,
  changesSince,
  newestVersion,
} from '@mirror-studio/domain/acceptances';
import { acceptances as acceptedTexts } from '@mirror-studio/domain/texts/en/acceptances';
import { legal } from '@mirror-studio/domain/texts/en/legal';
import { routes } from '@mirror-studio/domain/texts/en/routes';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { useQuery } from '@tanstack/react-query';
import { acceptancesQuery } from '../../api/acceptances.ts';
import { useServices, useSession } from '../../providers/services.tsx';
import { TextPage } from '../../routes/TextPage.tsx';

/** The day of a version, as it is written in the language in force. */
const dayIn = (locale: string, version: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(version));

/** What has changed since whoever is signed in accepted it, as Markdown; empty while that is not known. */
function useChanges(userId: string): string {
  const t = useTexts('legal', legal);
  const a = useTexts('acceptances', acceptedTexts);
  const locale = useTextLocale();
  const { api } = useServices();
  const { data } = useQuery(acceptancesQuery(api, userId));
  if (!data) return '';
  const say = (document: AcceptedDocument) => {
    // The newest first, by their day.
    const [since = null] = data.acceptances
      .filter((accepted) => accepted.document === document)
      .map(({ version }) => version)
      .toSorted()
      .reverse();
    if (since === null) return t('acceptedNone');
    const date = dayIn(locale, since);
    if (since === newestVersion(document)) return t('acceptedNewest', { date });
    return [t('changedSince', { date }), ...changesSince(document, since).map((change) => a(change))].join(
      ' ',
    );
  };
  const lines = acceptedDocuments.map((document) => `- **${a(`document_${document}`)}:** ${say(document)}`);
  return `## ${t('changedTitle')}\n${lines.join('\n')}\n\n`;
}

/** `/terms-new`: the newest terms, with what changed since the version that this person accepted (§2; pages). */
export default function NewTermsPage() {
  const session = useSession();
  // A query that is not asked keeps its timer all the same, and with it the build that draws the page ahead.
  const isKnown = session.status === 'signedIn' && !session.isStepUpDue;
  return isKnown ? <OwnTerms userId={session.user.id} /> : <Terms changes="" />;
}

function OwnTerms({ userId }: { userId: string }) {
  return <Terms changes={useChanges(userId)} />;
}

function Terms({ changes }: { changes: string }) {
  const t = useTexts('legal', legal);
  const r = useTexts('routes', routes);
  return (
    <TextPage title={r('termsNew')} lead={t('alphaNote')}>
      {changes === '' ? t('terms') : `${changes}## ${t('newestTitle')}\n${t('terms')}`}
    </TextPage>
  );
}
