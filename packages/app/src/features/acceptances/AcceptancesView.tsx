import type { AcceptedDocument } from '@mirror-studio/domain/acceptances';
import { pathOf } from '@mirror-studio/domain/access';
import type { Acceptance } from '@mirror-studio/domain/contract';
import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import { type PageData, useFailureState } from '@mirror-studio/flows/page-data';
import { AcceptanceList } from '@mirror-studio/ui/AcceptanceList';
import { useTexts } from '@mirror-studio/ui/i18n';

export interface AcceptancesData {
  readonly acceptances: readonly Acceptance[];
}

interface AcceptancesViewProps {
  page: PageData<AcceptancesData>;
  onRetry: () => void;
}

const hrefs = {
  legal: pathOf('legalPrivacy'),
  terms: pathOf('legalTerms'),
  compliance: pathOf('legalTermsPlain'),
} as const satisfies Readonly<Record<AcceptedDocument, string>>;

/** What somebody has accepted, as a function of what its query says. */
export function AcceptancesView({ page, onRetry }: AcceptancesViewProps) {
  const t = useTexts('acceptances', texts);
  const failureState = useFailureState();
  if (page.state === 'waiting') return <AcceptanceList hrefs={hrefs} state="loading" acceptances={[]} />;
  const retry = { onRetry, serverFailed: t('failedToLoad') };
  if (page.state === 'failed') {
    const failure = failureState(page.failure, { ...retry, isRetrying: page.isRetrying });
    return <AcceptanceList hrefs={hrefs} state="failed" acceptances={[]} failure={failure} />;
  }
  return <AcceptanceList hrefs={hrefs} acceptances={page.data.acceptances} />;
}
