import { CalendarDate, isWeekend } from '@internationalized/date';
import { dates as texts } from '@mirror-studio/domain/texts/en/dates';
import { callback, controlled, documented, initial } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { TextsProvider } from '../../i18n/TextsProvider.tsx';
import { statesOf } from '../../testing/statesOf.ts';
import { stepsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { datePickerTester, fieldCases } from '../DatePicker/DatePicker.spec.tsx';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import type { DatePreset } from './presets.ts';

const label = 'Days of the report';
const start = new CalendarDate(2026, 11, 10);
const defaultValue = { start, end: start.add({ days: 8 }) };
const presets: readonly DatePreset[] = ['last7Days', 'last30Days', 'thisMonth', 'lastMonth', 'thisYear'];

/** `<DateRangePicker {...dateRangePickerStates.chosen} />` */
export const dateRangePickerStates = statesOf<DateRangePickerProps>()({
  chosen: { label, defaultValue },
  untouched: { label, description: 'Which entries to show.' },
  withPresets: { label, defaultValue, presets, timeZone: 'Europe/Madrid' },
  bounded: { label, defaultValue, presets, minValue: start, maxValue: start.add({ days: 20 }) },
  unavailable: { label, isDateUnavailable: (date: CalendarDate) => isWeekend(date, 'en-US') },
  invalid: { label, defaultValue, errorMessage: 'At most a week.' },
  readOnly: { label, defaultValue, isReadOnly: true },
  disabled: { label, defaultValue, isDisabled: true },
});

/** DateRangePicker: types, chooses a range in its calendar, or takes a preset. */
export function dateRangePickerTester(tools: Tools) {
  const picker = datePickerTester(tools);
  const { press } = stepsOf(tools);
  return {
    ...picker,
    /** Opens the calendar and chooses by the names of the first and the last day. */
    chooseRange: async (first: string, last: string) => {
      await picker.open();
      await picker.choose(first);
      await picker.choose(last);
    },
    /** Opens the calendar and takes the preset of this name. */
    preset: async (name: string) => {
      await picker.open();
      await press(name);
    },
  };
}

const choose = (tools: Tools) => dateRangePickerTester(tools).chooseRange('\\b13\\b', '\\b14\\b');

export default {
  DateRangePicker: (): Spec<DateRangePickerProps> => ({
    group: 'Dates',
    states: dateRangePickerStates,
    tester: dateRangePickerTester,
    uses: [
      { in: dateRangePickerStates.chosen, calls: 'onChange', by: choose },
      {
        in: dateRangePickerStates.withPresets,
        calls: 'onChange',
        by: (tools) => dateRangePickerTester(tools).preset(texts.thisMonth),
      },
      {
        in: dateRangePickerStates.chosen,
        reads: (tools) => dateRangePickerTester(tools).value().join(' '),
        is: '11 10 2026 11 18 2026',
      },
    ],
    composition: {
      cases: {
        ...fieldCases,
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: defaultValue,
          last: { start: start.set({ day: 13 }), end: start.set({ day: 14 }) },
          shows: ['10 11 11 18 2026 2026', '11 11 13 14 2026 2026'],
          act: choose,
          read: ({ screen }) =>
            screen
              .queryAllByRole('spinbutton')
              .map((segment) => segment.textContent ?? '')
              .toSorted()
              .join(' '),
        }),
        defaultValue: initial,
        onChange: callback,
        presets: documented('offers ranges reckoned from today beside the calendar'),
        startName: documented('names the first day in a form'),
        endName: documented('names the last day in a form'),
      },
    },
    overlay: {
      is: 'attached',
      element: <DateRangePicker {...dateRangePickerStates.withPresets} />,
      button: /Calendar/,
      role: 'dialog',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => (
        <TextsProvider locale="en">
          <DateRangePicker
            {...dateRangePickerStates.chosen}
            onChange={(range) => report([range?.start, range?.end].join(' '))}
          />
        </TextsProvider>
      ),
      rows: [
        {
          keys: [{ typed: 'digits' }, '↑', '↓'],
          does: 'Set or step the part of a date that has the focus, as in a DatePicker.',
          press: '{ArrowRight}{ArrowDown}',
          sees: reported('2026-11-09 2026-11-18'),
        },
        {
          keys: ['←', '→'],
          does: 'Go over the parts of both dates.',
          press: '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}',
          sees: reported('2026-11-10 2026-11-19'),
        },
        {
          keys: [{ together: ['Alt', '↓'] }],
          does: 'Opens the calendar; the focus goes inside.',
          press: '{Alt>}{ArrowDown}{/Alt}',
          sees: ({ focused }) => focused?.closest('[role="dialog"]') !== null,
        },
      ],
    },
  }),
};
