import type { CalendarDate } from '@internationalized/date';
import type { AriaAttributes, Ref } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker';
import { cx } from '../../theme/cx.ts';
import { ariaOf } from '../../theme/rootProps.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import { AfterHydration } from '../Calendar/AfterHydration.tsx';
import type { CalendarBounds } from '../Calendar/Calendar.tsx';
import { CalendarParts, calendarRoot } from '../Calendar/CalendarParts.tsx';
import * as field from '../Field/Field.css.ts';
import { FieldHelp, FieldLabel, type FieldTexts } from '../Field/FieldParts.tsx';
import { CalendarPopover, DateSegments, DateWell, useDateHelp } from './DateParts.tsx';

/** What a field for dates takes, whatever is chosen in it. */
export interface DateFieldFrame extends FieldTexts, CalendarBounds, AriaAttributes {
  /** The zone in which the days are meant, such as `Europe/Madrid`: said under the field. Default not said. */
  timeZone?: string;
  /** As for Button. Default `medium`. */
  size?: ButtonSize;
  /** A form is not sent without it. Default false. */
  isRequired?: boolean;
  /** It cannot be used. Default false. */
  isDisabled?: boolean;
  /** It can be read and not changed. Default false. */
  isReadOnly?: boolean;
  /** Called when the calendar opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Added to the classes of the outer element. */
  className?: string;
  /** Of the outer element. */
  id?: string;
  /** Reaches the outer element. */
  ref?: Ref<HTMLDivElement>;
}

export interface DatePickerProps extends DateFieldFrame {
  /** The day, when the parent holds it; null when there is none. */
  value?: CalendarDate | null;
  /** The day to begin with. */
  defaultValue?: CalendarDate;
  /** Called with the day; null when it was taken away. */
  onChange?: (day: CalendarDate | null) => void;
  /** Sent with a form, as `2026-11-23`. */
  name?: string;
}

/** A day, typed in the order of the language or chosen from a calendar. */
export function DatePicker({
  label,
  isLabelHidden,
  isOptional,
  aside,
  description,
  errorMessage,
  timeZone,
  size = 'medium',
  value,
  isDateUnavailable,
  className,
  ...rest
}: DatePickerProps) {
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
      <AriaDatePicker<CalendarDate>
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
          <DateSegments isLast />
        </DateWell>
        <FieldHelp {...{ description: help, errorMessage }} />
        <CalendarPopover>
          <Calendar className={calendarRoot}>
            <CalendarParts months={1} errorMessage={undefined} />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
    </AfterHydration>
  );
}
