import { dates } from '@mirror-studio/domain/texts/en/dates';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { useTextLocale, useTexts } from '../../i18n/useTexts.ts';
import { CalendarIcon } from '../../icons/index.ts';
import { cx } from '../../theme/cx.ts';
import * as button from '../Button/Button.css.ts';
import type { ButtonSize } from '../Button/Button.tsx';
import * as field from '../Field/Field.css.ts';
import * as icon from '../IconButton/IconButton.css.ts';
import { PopoverSurface } from '../Overlay/PopoverSurface.tsx';
import * as styles from './DatePicker.css.ts';

/** Between the ends of a range. */
export const RangeDash = () => (
  <span aria-hidden className={styles.dash}>
    –
  </span>
);

/** A date, part by part: each is typed, or stepped by arrows. */
export function DateSegments({ slot, isLast }: { slot?: 'start' | 'end'; isLast: boolean }) {
  return (
    <DateInput {...(slot && { slot })} className={cx(styles.date, isLast && styles.last)}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

/** Opens the calendar. */
function CalendarButton() {
  return (
    <span className={cx(field.endSlot, styles.calendar)}>
      <Button
        className={cx(
          button.root,
          button.size.small,
          button.variant.ghost,
          icon.square.small,
          icon.root,
          field.innerButton,
        )}
      >
        <CalendarIcon size={18} />
      </Button>
    </span>
  );
}

/** What is typed, and the button of the calendar. */
export function DateWell({ size, children }: { size: ButtonSize; children: ReactNode }) {
  return (
    <Group className={cx(field.well, field.wellSize[size], styles.well)}>
      {children}
      <CalendarButton />
    </Group>
  );
}

/** What the calendar stands in. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <PopoverSurface offset={4}>
      <Dialog className={styles.content}>{children}</Dialog>
    </PopoverSurface>
  );
}

/** The name of a time zone in the language in force, such as "Central European Time". */
function zoneName(locale: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The help of a field, and the zone whose days it means; undefined when there is neither. */
export function useDateHelp(description: ReactNode, timeZone: string | undefined): ReactNode {
  const t = useTexts('dates', dates);
  const locale = useTextLocale();
  if (timeZone === undefined) return description;
  const zone = t('daysOf', { zone: zoneName(locale, timeZone) });
  return description === undefined ? (
    zone
  ) : (
    <>
      {description} {zone}
    </>
  );
}
