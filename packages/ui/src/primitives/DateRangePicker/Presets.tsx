import { getLocalTimeZone, isSameDay, today } from '@internationalized/date';
import { datePresetDays } from '@mirror-studio/domain/constants/dates';
import { dates } from '@mirror-studio/domain/texts/en/dates';
import { useContext } from 'react';
import { ButtonContext } from 'react-aria-components/Button';
import { DateRangePickerStateContext } from 'react-aria-components/DateRangePicker';
import { useTexts } from '../../i18n/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import type { CalendarBounds } from '../Calendar/Calendar.tsx';
import * as styles from './DateRangePicker.css.ts';
import { type DatePreset, rangeOf, within } from './presets.ts';

interface PresetsProps extends Pick<CalendarBounds, 'minValue' | 'maxValue'> {
  presets: readonly DatePreset[];
  timeZone: string | undefined;
}

/** Ranges reckoned from today, one press each. Stands in what opens, so that no server draws its today. */
export function Presets({ presets, timeZone, minValue, maxValue }: PresetsProps) {
  const t = useTexts('dates', dates);
  const state = useContext(DateRangePickerStateContext);
  const now = today(timeZone ?? getLocalTimeZone());
  const label = (preset: DatePreset) =>
    preset === 'last7Days' || preset === 'last30Days' || preset === 'last90Days'
      ? t('lastDays', { days: datePresetDays[preset] })
      : t(preset);
  const { start, end } = state?.value ?? {};
  return (
    <ul aria-label={t('presets')} className={styles.presets}>
      <ButtonContext value={null}>
        {presets.map((preset) => {
          const range = within(rangeOf(preset, now), minValue, maxValue);
          const isChosen =
            range && start && end && isSameDay(range.start, start) && isSameDay(range.end, end);
          return (
            <li key={preset}>
              <Button
                variant="ghost"
                size="small"
                className={styles.preset}
                aria-pressed={Boolean(isChosen)}
                isDisabled={!range}
                onPress={() => {
                  state?.setValue(range);
                  state?.close();
                }}
              >
                {label(preset)}
              </Button>
            </li>
          );
        })}
      </ButtonContext>
    </ul>
  );
}
