import { type AcceptedDocument, newestVersion } from '@mirror-studio/domain/acceptances';
import type { Acceptance } from '@mirror-studio/domain/contract';
import { acceptances as texts } from '@mirror-studio/domain/texts/en/acceptances';
import { useTexts } from '../../../i18n/useTexts.ts';
import { ErrorState, type ListFailure } from '../../../patterns/ErrorState/ErrorState.tsx';
import { PageHeader } from '../../../patterns/PageHeader/PageHeader.tsx';
import { type RootProps, rootProps } from '../../../theme/rootProps.ts';
import { RowPlaces } from '../RowPlaces.tsx';
import * as styles from '../rows.css.ts';
import { AcceptanceRow } from './AcceptanceRow.tsx';

export interface AcceptanceListProps extends RootProps<HTMLElement> {
  /** What is shown instead of the rows: they are on their way, or did not come. Default `listed`. */
  state?: 'loading' | 'listed' | 'failed';
  /** What was accepted, newest first. */
  acceptances: readonly Acceptance[];
  /** Where the text of each document is read. */
  hrefs: Readonly<Record<AcceptedDocument, string>>;
  /** What kind of failure it was that nothing came, its words, and what its actions do. */
  failure?: ListFailure;
}

/** What somebody has accepted, by version (pages: account). */
export function AcceptanceList({
  state = 'listed',
  acceptances,
  hrefs,
  failure,
  ...rest
}: AcceptanceListProps) {
  const t = useTexts('acceptances', texts);
  return (
    <section aria-label={t('title')} {...rootProps(rest, styles.section)} aria-busy={state === 'loading'}>
      <PageHeader level={2} title={t('title')} description={t('lead')} />
      {state === 'loading' && <RowPlaces />}
      {state === 'failed' && (
        <ErrorState level={3} {...(failure ?? { kind: 'server', message: t('failedToLoad') })} />
      )}
      {state === 'listed' && acceptances.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {state === 'listed' && acceptances.length > 0 && (
        <ol className={styles.list} aria-label={t('list')}>
          {acceptances.map((acceptance) => (
            <AcceptanceRow
              key={`${acceptance.document} ${acceptance.version}`}
              acceptance={acceptance}
              isInForce={acceptance.version === newestVersion(acceptance.document)}
              href={hrefs[acceptance.document]}
            />
          ))}
        </ol>
      )}
    </section>
  );
}
