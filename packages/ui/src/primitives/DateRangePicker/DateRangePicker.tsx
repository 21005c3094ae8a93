import type { CalendarDate } from '@internationalized/date';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { cx } from '../../theme/cx.ts';
import { ariaOf } from '../../theme/rootProps.ts';
import { AfterHydration } from '../Calendar/AfterHydration.tsx';
import { CalendarParts, calendarRoot } from '../Calendar/CalendarParts.tsx';
import { CalendarPopover, DateSegments, DateWell, RangeDash, useDateHelp } from '../DatePicker/DateParts.tsx';
import type { DateFieldFrame } from '../DatePicker/DatePicker.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel } from '../Field/FieldParts.tsx';
import type { DateRange } from '../RangeCalendar/RangeCalendar.tsx';
import * as styles from './DateRangePicker.css.ts';
import { Presets } from './Presets.tsx';
import type { DatePreset } from './presets.ts';

export interface DateRangePickerProps extends DateFieldFrame {
  /** The range, when the parent holds it; null when there is none. */
  value?: DateRange | null;
  /** The range to begin with. */
  defaultValue?: DateRange;
  /** Called with the range; null when it was taken away. */
  onChange?: (range: DateRange | null) => void;
  /** Ranges that are one press away, reckoned from today in `timeZone`; cut to the bounds. Default none. */
  presets?: readonly DatePreset[];
  /** Sent with a form, the first day, as `2026-11-01`. */
  startName?: string;
  /** Sent with a form, the last day. */
  endName?: string;
}

/** A range of days: typed, chosen from a calendar, or one of a few presets. */
export function DateRangePicker({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  timeZone,
  size = 'medium',
  value,
  presets = [],
  isDateUnavailable,
  className,
  ...rest
}: DateRangePickerProps) {
  const help = useDateHelp(description, timeZone);
  const title = <FieldLabel {...{ label, isLabelHidden, isOptional, aside }} elementType="span" />;
  return (
    <AfterHydration
      className={cx(field.root, className)}
      fallback={
        <>
          {title}
          <div className={cx(field.well, field.wellSize[size])} />
        </>
      }
    >
      <AriaDateRangePicker<CalendarDate>
        {...rest}
        {...(value !== undefined && { value })}
        {...(errorMessage !== undefined && { isInvalid: true })}
        {...(isDateUnavailable && {
          isDateUnavailable: (day) => isDateUnavailable(day as CalendarDate),
        })}
        granularity="day"
        shouldForceLeadingZeros
        className={cx(field.root, className)}
        render={(dom) => <div {...ariaOf(rest)} {...dom} />}
      >
        {title}
        <DateWell size={size}>
          <DateSegments slot="start" isLast={false} />
          <RangeDash />
          <DateSegments slot="end" isLast />
        </DateWell>
        <FieldHelp {...{ description: help, errorMessage }} />
        <CalendarPopover>
          <div className={styles.sides}>
            {presets.length > 0 && (
              <Presets
                {...{ presets, timeZone }}
                {...(rest.minValue && { minValue: rest.minValue })}
                {...(rest.maxValue && { maxValue: rest.maxValue })}
              />
            )}
            <RangeCalendar className={calendarRoot}>
              <CalendarParts months={1} errorMessage={undefined} />
            </RangeCalendar>
          </div>
        </CalendarPopover>
      </AriaDateRangePicker>
    </AfterHydration>
  );
}
