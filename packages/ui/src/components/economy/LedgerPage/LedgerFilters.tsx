import { type Currency, currencies, type LedgerReason } from '@mirror-studio/domain/economy';
import { type LedgerDirection, ledgerDirections, statementKinds } from '@mirror-studio/domain/ledger';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { wallet } from '@mirror-studio/domain/texts/en/wallet';
import { useTexts } from '../../../i18n/useTexts.ts';
import { lazyPart, useLazyPart } from '../../../overlays/lazy-overlay.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Segment, SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './LedgerPage.css.ts';

/** What the statement is narrowed to; null where it is not. Days are those of the calendar, `2026-11-21`. */
export interface LedgerFilterValue {
  readonly kind: LedgerReason | null;
  readonly direction: LedgerDirection | null;
  readonly currency: Currency | null;
  readonly from: string | null;
  readonly until: string | null;
}

/** Nothing is left out. */
export const unfiltered: LedgerFilterValue = {
  kind: null,
  direction: null,
  currency: null,
  from: null,
  until: null,
};

export const isFiltered = (value: LedgerFilterValue) => Object.values(value).some((part) => part !== null);

interface LedgerFiltersProps {
  value: LedgerFilterValue;
  onChange: (change: Partial<LedgerFilterValue>) => void;
  /** False where what is shown instead of the lines offers it. */
  isClearShown: boolean;
}

/** Stands for no choice: an option is never empty. */
const all = 'all';

/** The calendar and its field are most of what the page would need. */
const periodField = lazyPart(async () => (await import('./PeriodField.tsx')).PeriodField);

/** What the statement can be narrowed to. Each choice is in force at once. */
export function LedgerFilters({ value, onChange, isClearShown }: LedgerFiltersProps) {
  const t = useTexts('ledger', ledger);
  const w = useTexts('wallet', wallet);
  const { Component: PeriodField } = useLazyPart(periodField);
  const { kind, direction, currency, from, until } = value;
  const kinds = [
    { value: all, label: t('anyKind') },
    ...statementKinds.map((reason) => ({ value: reason, label: w(`reason_${reason}`) })),
  ];
  return (
    <div className={styles.filters}>
      <Select<LedgerReason | typeof all>
        label={t('kind')}
        size="small"
        className={styles.kind}
        options={kinds as { value: LedgerReason | typeof all; label: string }[]}
        value={kind ?? all}
        onChange={(next) => onChange({ kind: next === all ? null : next })}
      />
      <SegmentedControl
        label={t('direction')}
        value={direction ?? all}
        onChange={(next) => onChange({ direction: ledgerDirections.find((one) => one === next) ?? null })}
      >
        {([all, ...ledgerDirections] as const).map((one) => (
          <Segment key={one} value={one}>
            {t(`direction_${one}`)}
          </Segment>
        ))}
      </SegmentedControl>
      <SegmentedControl
        label={t('currency')}
        value={currency ?? all}
        onChange={(next) => onChange({ currency: currencies.find((one) => one === next) ?? null })}
      >
        {([all, ...currencies] as const).map((one) => (
          <Segment key={one} value={one}>
            {t(`currency_${one}`)}
          </Segment>
        ))}
      </SegmentedControl>
      {PeriodField ? (
        <PeriodField className={styles.period} {...{ from, until, onChange }} />
      ) : (
        <Skeleton width="100%" height="3.75rem" className={styles.period} />
      )}
      {isClearShown && isFiltered(value) && (
        <Button variant="ghost" size="small" onPress={() => onChange(unfiltered)}>
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
