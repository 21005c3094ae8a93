import { CalendarDate, isWeekend } from '@internationalized/date';
import { callback, controlled, initial, look, state } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { boundsCases, calendarTester } from '../Calendar/Calendar.spec.tsx';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';

const common = { 'aria-label': 'Days of the report' };
const start = new CalendarDate(2026, 11, 10);
const defaultValue = { start, end: start.add({ days: 12 }) };

/** `<RangeCalendar {...rangeCalendarStates.chosen} />` */
export const rangeCalendarStates = statesOf<RangeCalendarProps>()({
  chosen: { ...common, defaultValue },
  oneDay: { ...common, defaultValue: { start, end: start } },
  none: common,
  bounded: {
    ...common,
    defaultValue,
    minValue: start.subtract({ days: 3 }),
    maxValue: start.add({ days: 16 }),
  },
  unavailable: {
    ...common,
    firstDayOfWeek: 'mon',
    isDateUnavailable: (date: CalendarDate) => isWeekend(date, 'en-US'),
  },
  invalid: { ...common, defaultValue, errorMessage: 'At most a week.' },
  disabled: { ...common, defaultValue, isDisabled: true },
});

/** RangeCalendar: chooses a range by the names of its first and last day. */
export function rangeCalendarTester(tools: Tools) {
  const calendar = calendarTester(tools);
  return {
    ...calendar,
    chooseRange: async (first: string, last: string) => {
      await calendar.choose(first);
      await calendar.choose(last);
    },
  };
}

const choose = (tools: Tools) => rangeCalendarTester(tools).chooseRange('\\b13\\b', '\\b14\\b');

export default {
  RangeCalendar: (): Spec<RangeCalendarProps> => ({
    group: 'Dates',
    states: rangeCalendarStates,
    tester: rangeCalendarTester,
    uses: [
      { in: rangeCalendarStates.chosen, calls: 'onChange', by: choose },
      { in: rangeCalendarStates.oneDay, reads: (tools) => rangeCalendarTester(tools).chosen(), is: ['10'] },
    ],
    composition: {
      cases: {
        ...boundsCases,
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: { start, end: start.add({ days: 1 }) },
          last: { start: start.set({ day: 13 }), end: start.set({ day: 14 }) },
          shows: [
            ['10', '11'],
            ['13', '14'],
          ],
          act: choose,
          read: (tools) => rangeCalendarTester(tools).chosen(),
        }),
        defaultValue: initial,
        onChange: callback,
        months: look,
        errorMessage: state,
      },
    },
    keys: {
      draw: (report) => (
        <RangeCalendar
          {...rangeCalendarStates.chosen}
          onChange={(range) => report([range.start, range.end].join(' '))}
        />
      ),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'Begins a range at the day that has the focus and goes on to the next; ends it.',
          press: '{Tab}{Tab}{Enter}{ArrowDown}{Enter}',
          sees: reported('2026-11-10 2026-11-18'),
        },
        {
          keys: ['←', '→', '↑', '↓', 'Page Up', 'Page Down'],
          does: 'Go over days, weeks and months, as in a Calendar; a range that is begun follows.',
          press: '{Tab}{Tab}{PageDown}{Enter}{ArrowRight}{Enter}',
          sees: reported('2026-12-10 2026-12-12'),
        },
      ],
    },
  }),
};
