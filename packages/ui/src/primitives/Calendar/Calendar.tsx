import type { CalendarDate } from '@internationalized/date';
import type { AriaAttributes, ReactNode, Ref } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { cx } from '../../theme/cx.ts';
import { AfterHydration } from './AfterHydration.tsx';
import { CalendarParts, calendarRoot } from './CalendarParts.tsx';

/** What bounds the days that can be chosen: `CalendarDate` of `@internationalized/date`, days without a time or zone. */
export interface CalendarBounds {
  /** The first day that can be chosen. */
  minValue?: CalendarDate;
  /** The last day that can be chosen. */
  maxValue?: CalendarDate;
  /** Whether a day between them cannot be chosen: it is shown struck through. */
  isDateUnavailable?: (day: CalendarDate) => boolean;
  /** The day with which weeks begin. Default that of the language's country. */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
}

/** What a calendar in the page takes, whatever is chosen in it. */
export interface CalendarFrame extends CalendarBounds, AriaAttributes {
  /** What is chosen here: names it for screen readers. */
  'aria-label': string;
  /** How many months are in sight. Default 1. */
  months?: 1 | 2;
  /** What is wrong and how to put it right. */
  errorMessage?: ReactNode;
  /** It cannot be used. Default false. */
  isDisabled?: boolean;
  /** It can be read and not changed. Default false. */
  isReadOnly?: boolean;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Of the outer element. */
  id?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

export interface CalendarProps extends CalendarFrame {
  /** The chosen day, when the parent holds it; null when there is none. */
  value?: CalendarDate | null;
  /** The chosen day to begin with. */
  defaultValue?: CalendarDate;
  /** Called with the day that was chosen. */
  onChange?: (day: CalendarDate) => void;
}

/** A month to choose a day from, in the page. */
export function Calendar({ months = 1, errorMessage, value, className, ...rest }: CalendarProps) {
  return (
    <AfterHydration className={cx(calendarRoot, className)}>
      <AriaCalendar<CalendarDate>
        {...rest}
        {...(value !== undefined && { value })}
        isInvalid={errorMessage !== undefined}
        visibleDuration={{ months }}
        isDateUnavailable={(day) => rest.isDateUnavailable?.(day as CalendarDate) ?? false}
        className={cx(calendarRoot, className)}
      >
        <CalendarParts {...{ months, errorMessage }} />
      </AriaCalendar>
    </AfterHydration>
  );
}
