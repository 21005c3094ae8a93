import { CalendarDate, isWeekend } from '@internationalized/date';
import { dates as texts } from '@mirror-studio/domain/texts/en/dates';
import { callback, controlled, documented, initial, look, state } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Calendar, type CalendarProps } from './Calendar.tsx';

const common = { 'aria-label': 'Day of the shoot' };
const day = new CalendarDate(2026, 11, 18);

/** `<Calendar {...calendarStates.chosen} />` */
export const calendarStates = statesOf<CalendarProps>()({
  chosen: { ...common, defaultValue: day },
  none: common,
  bounded: {
    ...common,
    defaultValue: day,
    minValue: day.subtract({ days: 9 }),
    maxValue: day.add({ days: 9 }),
  },
  unavailable: {
    ...common,
    defaultValue: day,
    firstDayOfWeek: 'mon',
    isDateUnavailable: (date: CalendarDate) => isWeekend(date, 'en-US'),
  },
  invalid: { ...common, defaultValue: day, errorMessage: 'The studio is closed that day.' },
  readOnly: { ...common, defaultValue: day, isReadOnly: true },
  disabled: { ...common, defaultValue: day, isDisabled: true },
});

/** Calendar, RangeCalendar and the calendars of pickers: goes to a month, reads and chooses days. */
export function calendarTester(tools: Tools) {
  const { screen, within } = tools;
  const t = textsOf(tools, 'dates', texts);
  const { press } = stepsOf(tools);
  const grid = () => within(screen.getByRole('grid'));
  const chosen = () =>
    grid()
      .getAllByRole('gridcell')
      .filter((cell) => cell.getAttribute('aria-selected') === 'true');
  return {
    /** Chooses the day whose name matches, such as "November 18, 2026". */
    choose: async (name: string) => press(new RegExp(name), grid()),
    next: async () => press(t.nextMonth),
    previous: async () => press(t.previousMonth),
    /** The figures of the chosen days that are in sight. */
    chosen: () => chosen().map((cell) => cell.textContent ?? ''),
    /** Whether the day of this name can be chosen. */
    canChoose: (name: string) =>
      grid()
        .getByRole('button', { name: new RegExp(name) })
        .getAttribute('aria-disabled') !== 'true',
  };
}

/** Of everything that shows the days of months. */
export const boundsCases = {
  minValue: state,
  maxValue: state,
  isDateUnavailable: state,
  firstDayOfWeek: documented('begins the weeks with another day'),
  isDisabled: state,
  isReadOnly: state,
};

export default {
  Calendar: (): Spec<CalendarProps> => ({
    group: 'Dates',
    states: calendarStates,
    tester: calendarTester,
    uses: [
      {
        in: calendarStates.chosen,
        calls: 'onChange',
        by: (tools) => calendarTester(tools).choose('November 20, 2026'),
      },
      { in: calendarStates.chosen, reads: (tools) => calendarTester(tools).chosen(), is: ['18'] },
      {
        in: calendarStates.unavailable,
        reads: (tools) => calendarTester(tools).canChoose('November 21, 2026'),
        is: false,
      },
    ],
    composition: {
      cases: {
        ...boundsCases,
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: day,
          last: day.add({ days: 1 }),
          shows: [['18'], ['19']],
          act: (tools) => calendarTester(tools).choose('\\b19\\b'),
          read: (tools) => calendarTester(tools).chosen(),
        }),
        defaultValue: initial,
        onChange: callback,
        months: look,
        errorMessage: state,
      },
    },
    keys: {
      draw: (report) => <Calendar {...calendarStates.chosen} onChange={(date) => report(date.toString())} />,
      rows: [
        {
          keys: ['←', '→', '↑', '↓'],
          does: 'Go to the day or the week before or after; Enter chooses it.',
          press: '{Tab}{Tab}{ArrowRight}{ArrowDown}{Enter}',
          sees: reported('2026-11-26'),
        },
        {
          keys: ['Page Up', 'Page Down'],
          does: 'Go to the month before or after; with Shift, to the year.',
          press: '{Tab}{Tab}{PageDown}{Enter}',
          sees: reported('2026-12-18'),
        },
        {
          keys: ['Home', 'End'],
          does: 'Go to the first and the last day of the month.',
          press: '{Tab}{Tab}{Home}{Enter}',
          sees: reported('2026-11-01'),
        },
      ],
    },
  }),
};
