import { CalendarDate, isWeekend } from '@internationalized/date';
import {
  callback,
  controlled,
  documented,
  initial,
  look,
  part,
  state,
} from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { TextsProvider } from '../../i18n/TextsProvider.tsx';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import { calendarTester } from '../Calendar/Calendar.spec.tsx';
import { DatePicker, type DatePickerProps } from './DatePicker.tsx';

const label = 'Day of the shoot';
const day = new CalendarDate(2026, 11, 18);

/** `<DatePicker {...datePickerStates.chosen} />` */
export const datePickerStates = statesOf<DatePickerProps>()({
  chosen: { label, defaultValue: day },
  untouched: { label, description: 'When the pictures are wanted.' },
  withZone: { label, defaultValue: day, timeZone: 'Europe/Madrid' },
  bounded: { label, defaultValue: day, minValue: day.subtract({ days: 3 }), maxValue: day.add({ days: 9 }) },
  unavailable: {
    label,
    defaultValue: day,
    isDateUnavailable: (date: CalendarDate) => isWeekend(date, 'en-US'),
  },
  invalid: { label, defaultValue: day, errorMessage: 'The studio is closed that day.' },
  readOnly: { label, defaultValue: day, isReadOnly: true },
  disabled: { label, defaultValue: day, isDisabled: true },
  small: { label, defaultValue: day, size: 'small' },
});

/** DatePicker and DateRangePicker: types into the field, or opens its calendar and chooses there. */
export function datePickerTester(tools: Tools) {
  const { screen, user } = tools;
  const parts = () => screen.getAllByRole('spinbutton');
  return {
    ...calendarTester(tools),
    /** Types the figures of a date in the order of the language: `11182026`. */
    type: async (figures: string) => {
      const [first] = parts();
      if (first) await user.click(first);
      await user.keyboard(figures);
    },
    /** The parts of the date as they stand. */
    value: () => parts().map((part) => part.textContent ?? ''),
    /** Opens the calendar. */
    open: async () => {
      const [button] = screen.getAllByRole('button');
      if (button) await user.click(button);
      await screen.findByRole('dialog');
    },
    isOpen: () => screen.queryByRole('dialog') !== null,
    isInvalid: () => parts().some((part) => part.getAttribute('aria-invalid') === 'true'),
  };
}

/** Of every field for dates. */
export const fieldCases = {
  minValue: state,
  maxValue: state,
  isDateUnavailable: state,
  firstDayOfWeek: documented('begins the weeks with another day'),
  isDisabled: state,
  isReadOnly: state,
  timeZone: state,
  size: look,
  isRequired: documented('is said of the field, and keeps a form from being sent'),
  onOpenChange: callback,
  isLabelHidden: look,
  isOptional: part<{ isOptional?: boolean }>(
    ({ screen }) => screen.queryAllByRole('group', { name: /optional/ }).length,
    { isOptional: true },
  ),
  aside: documented('stands beside the name'),
  description: documented('stands under the field'),
  errorMessage: state,
};

/** In any language. */
const choose = async (tools: Tools) => {
  const tester = datePickerTester(tools);
  await tester.open();
  await tester.choose('\\b20\\b');
};

export default {
  DatePicker: (): Spec<DatePickerProps> => ({
    group: 'Dates',
    states: datePickerStates,
    tester: datePickerTester,
    uses: [
      { in: datePickerStates.chosen, calls: 'onChange', by: choose },
      {
        in: datePickerStates.chosen,
        reads: (tools) => datePickerTester(tools).value(),
        is: ['11', '18', '2026'],
      },
      { in: datePickerStates.invalid, reads: (tools) => datePickerTester(tools).isInvalid(), is: true },
    ],
    composition: {
      cases: {
        ...fieldCases,
        value: controlled({
          by: 'defaultValue',
          onChange: 'onChange',
          first: day,
          last: day.set({ day: 20 }),
          shows: [
            ['11', '18', '2026'],
            ['11', '20', '2026'],
          ],
          act: choose,
          read: ({ screen }) =>
            screen
              .queryAllByRole('spinbutton')
              .map((segment) => segment.textContent ?? '')
              .toSorted(),
        }),
        defaultValue: initial,
        onChange: callback,
        name: documented('names it in a form'),
      },
    },
    overlay: {
      is: 'attached',
      element: <DatePicker {...datePickerStates.chosen} />,
      button: /Calendar/,
      role: 'dialog',
      focusesAtOnce: true,
    },
    keys: {
      draw: (report) => (
        <TextsProvider locale="en">
          <DatePicker {...datePickerStates.chosen} onChange={(date) => report(String(date))} />
        </TextsProvider>
      ),
      rows: [
        {
          keys: ['↑', '↓'],
          does: 'Step the part of the date that has the focus; Page Up and Page Down in larger steps.',
          press: '{ArrowDown}',
          sees: reported('2026-10-18'),
        },
        {
          keys: [{ typed: 'digits' }],
          does: 'Set the part, and go on to the next when it is full.',
          press: '1203',
          sees: reported('2026-12-03'),
        },
        {
          keys: ['←', '→'],
          does: 'Go to the part before or after, and on to the button of the calendar.',
          press: '{ArrowRight}{ArrowUp}',
          sees: reported('2026-11-19'),
        },
        {
          keys: [{ together: ['Alt', '↓'] }],
          does: 'Opens the calendar; the focus is on the day.',
          press: '{Alt>}{ArrowDown}{/Alt}',
          sees: ({ focused }) => focused?.closest('[role="dialog"]') !== null,
        },
      ],
    },
  }),
};
