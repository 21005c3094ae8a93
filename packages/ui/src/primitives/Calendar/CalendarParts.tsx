import { type CalendarDate, isSameDay } from '@internationalized/date';
import { dates } from '@mirror-studio/domain/texts/en/dates';
import { type ReactNode, useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
} from 'react-aria-components/Calendar';
import { RangeCalendarStateContext } from 'react-aria-components/RangeCalendar';
import { Text } from 'react-aria-components/Text';
import { useTexts } from '../../i18n/useTexts.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import * as icon from '../IconButton/IconButton.css.ts';
import * as styles from './Calendar.css.ts';

interface CalendarPartsProps {
  /** How many months are in sight. */
  months: number;
  errorMessage: ReactNode;
}

/** The class of a calendar; taken from here, its styles come after those of the buttons in it. */
export const calendarRoot = styles.root;

/** A day. React Aria takes the choice out of a calendar that cannot be used; it stays in sight here. */
function Day({ date }: { date: CalendarDate }) {
  const state = useContext(CalendarStateContext);
  const range = useContext(RangeCalendarStateContext);
  if (range) {
    const { start, end } = range.value ?? {};
    const isKept = range.isDisabled && start && end && start.compare(date) <= 0 && end.compare(date) >= 0;
    const kept = isKept && cx(styles.kept, styles.keptRange);
    return <CalendarCell date={date} className={cx(styles.day, styles.ranged, kept)} />;
  }
  const isKept = state?.isDisabled && [state.value].flat().some((value) => value && isSameDay(value, date));
  return <CalendarCell date={date} className={cx(styles.day, styles.single, isKept && styles.kept)} />;
}

/** The ways to other months, the names of those in sight, and their days. */
export function CalendarParts({ months, errorMessage }: CalendarPartsProps) {
  const t = useTexts('dates', dates);
  const arrow = cx(button.root, button.size.small, button.variant.ghost, icon.square.small, icon.root);
  const offsets = Array.from({ length: months }, (_, at) => ({ months: at }));
  return (
    <>
      <Button slot="previous" aria-label={t('previousMonth')} className={cx(arrow, styles.previous)}>
        <ChevronLeftIcon size={18} className={styles.arrow} />
      </Button>
      <Button slot="next" aria-label={t('nextMonth')} className={cx(arrow, styles.next)}>
        <ChevronRightIcon size={18} className={styles.arrow} />
      </Button>
      <div className={styles.months}>
        {offsets.map((offset) => (
          <div key={offset.months} className={styles.month}>
            <CalendarHeading offset={offset} className={styles.title} />
            <CalendarGrid offset={offset} weekdayStyle="short" className={styles.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>{(date) => <Day date={date} />}</CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
      </div>
      {errorMessage !== undefined && (
        <Text slot="errorMessage" className={styles.error}>
          {errorMessage}
        </Text>
      )}
    </>
  );
}
