import type { CalendarDate } from '@internationalized/date';
import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import { cx } from '../../theme/cx.ts';
import { AfterHydration } from '../Calendar/AfterHydration.tsx';
import type { CalendarFrame } from '../Calendar/Calendar.tsx';
import { CalendarParts, calendarRoot } from '../Calendar/CalendarParts.tsx';

/** A range of days: its first and its last, both within it. */
export interface DateRange {
  start: CalendarDate;
  end: CalendarDate;
}

export interface RangeCalendarProps extends CalendarFrame {
  /** The chosen range, when the parent holds it; null when there is none. */
  value?: DateRange | null;
  /** The chosen range to begin with. */
  defaultValue?: DateRange;
  /** Called with the range that was chosen. */
  onChange?: (range: DateRange) => void;
}

/** Months to choose a range of days from, in the page: one end, then the other. */
export function RangeCalendar({ months = 1, errorMessage, value, className, ...rest }: RangeCalendarProps) {
  return (
    <AfterHydration className={cx(calendarRoot, className)}>
      <AriaRangeCalendar<CalendarDate>
        {...rest}
        {...(value !== undefined && { value })}
        isInvalid={errorMessage !== undefined}
        visibleDuration={{ months }}
        isDateUnavailable={(day) => rest.isDateUnavailable?.(day as CalendarDate) ?? false}
        className={cx(calendarRoot, className)}
      >
        <CalendarParts {...{ months, errorMessage }} />
      </AriaRangeCalendar>
    </AfterHydration>
  );
}
