import type { LedgerFault } from '@mirror-studio/domain/ledger';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { ledgerCheck } from '@mirror-studio/domain/texts/en/ledgerCheck';
import { Banner } from '@mirror-studio/ui/Banner';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { Stack } from '@mirror-studio/ui/Stack';
import { Text } from '@mirror-studio/ui/Text';
import { useFailureWords } from '../texts/failure-words.ts';
import type { LedgerCheckViewProps } from './ledger-check-view-props.ts';

/** What the check found, or why it is not going on. */
export function Verdict({ snapshot }: Pick<LedgerCheckViewProps, 'snapshot'>) {
  const t = useTexts('ledgerCheck', ledgerCheck);
  const l = useTexts('ledger', ledger);
  const words = useFailureWords();
  const locale = useTextLocale();
  const { verdict, failure, checkpoint } = snapshot.context;
  if (snapshot.matches('interrupted')) {
    return (
      <Banner tone="warning" role="alert" title={t('interruptedTitle')}>
        {failure?.status ? words(failure) : t('interrupted')}
      </Banner>
    );
  }
  return (
    <>
      {failure && (
        <Banner tone="danger" role="alert">
          {words(failure)}
        </Banner>
      )}
      {snapshot.matches({ resting: 'cancelled' }) && <Text tone="muted">{t('cancelled')}</Text>}
      {verdict?.agrees && (
        <Banner tone="success" role="alert" title={t('agreesTitle')}>
          <Stack gap="x1">
            <span>
              {t('agrees', { count: verdict.heads.reduce((sum, { entries }) => sum + entries, 0) })}
            </span>
            {verdict.heads
              .filter(({ purpose, balance }) => purpose === 'available' || balance > 0)
              .map(({ purpose, currency, balance }) => (
                <span key={`${purpose} ${currency}`}>
                  {l(`place_${purpose}`)}: {l(currency, { count: balance })}
                </span>
              ))}
            {checkpoint && (
              <span>{t('agreesWithCheckpoint', { when: momentOf(checkpoint.at, locale) })}</span>
            )}
          </Stack>
        </Banner>
      )}
      {verdict?.agrees === false && <Fault fault={verdict.fault} />}
    </>
  );
}

function Fault({ fault }: { fault: LedgerFault }) {
  const t = useTexts('ledgerCheck', ledgerCheck);
  const l = useTexts('ledger', ledger);
  const number = new Intl.NumberFormat(useTextLocale());
  return (
    <Banner tone="danger" role="alert" title={t('differsTitle')}>
      <Stack gap="x2">
        <strong>
          {t('where', {
            sequence: number.format(fault.sequence),
            place: l(`place_${fault.purpose}`),
            currency: l(`currency_${fault.currency}`),
          })}
        </strong>
        <span>{t(`fault_${fault.kind}`)}</span>
        <Compared label={t('expected')} value={fault.expected} />
        <Compared label={t('found')} value={fault.found} />
        <span>{t('tellUs')}</span>
      </Stack>
    </Banner>
  );
}

/** A figure or a digest, under what it is. */
function Compared({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <div>{label}</div>
      <Text isMono size="caption">
        {value}
      </Text>
    </div>
  );
}

/** A moment with its zone. */
export const momentOf = (at: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long' }).format(new Date(at));
