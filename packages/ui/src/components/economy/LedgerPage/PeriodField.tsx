import { CalendarDate, parseDate } from '@internationalized/date';
import { ledger } from '@mirror-studio/domain/texts/en/ledger';
import { useTexts } from '../../../i18n/useTexts.ts';
import { DateRangePicker } from '../../../primitives/DateRangePicker/DateRangePicker.tsx';

/** Days of the calendar, `2026-11-21`; null where the end is open. */
interface Period {
  from: string | null;
  until: string | null;
}

interface PeriodFieldProps extends Period {
  className: string;
  onChange: (change: Period) => void;
}

/** The days that the statement is narrowed to. */
export function PeriodField({ from, until, onChange, className }: PeriodFieldProps) {
  const t = useTexts('ledger', ledger);
  return (
    <DateRangePicker
      label={t('period')}
      size="small"
      className={className}
      presets={['today', 'last7Days', 'last30Days', 'thisYear']}
      value={rangeOf(from, until)}
      onChange={(days) =>
        onChange({ from: days?.start.toString() ?? null, until: days?.end.toString() ?? null })
      }
    />
  );
}

/** A range has two ends: one that is open begins or ends with the other's day. */
function rangeOf(from: string | null, until: string | null) {
  if (from === null && until === null) return null;
  return {
    start: from === null ? new CalendarDate(2020, 1, 1) : parseDate(from),
    end: parseDate(until ?? from ?? '2020-01-01'),
  };
}
