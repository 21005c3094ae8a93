import { byRole, callback, controlled, documented, initial, look } from '../../../test/composition/row.ts';
import { reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import type { Screen, Tools } from '../../testing/tools.ts';
import { type Step, Stepper, type StepperProps } from './index.ts';

const steps: readonly Step[] = [
  { id: 'prompt', label: 'Prompt', description: 'What is to be seen' },
  { id: 'style', label: 'Style' },
  { id: 'size', label: 'Size and number' },
  { id: 'pay', label: 'Check and pay' },
];
const refused = steps.map((step) =>
  step.id === 'style' ? { ...step, isInvalid: true, description: 'This style is gone.' } : step,
);

/** `<Stepper {...stepperStates.refused} />` */
export const stepperStates = {
  first: { steps },
  third: { steps, defaultCurrent: 'size', canGoBack: true },
  done: { steps, defaultCurrent: null },
  refused: { steps: refused, defaultCurrent: 'pay', canGoBack: true },
  vertical: { steps: refused, defaultCurrent: 'size', canGoBack: true, orientation: 'vertical' },
  long: {
    steps: [
      { id: 'a', label: 'lichtbild'.repeat(6), description: 'Some words more than would fit into one line.' },
      ...steps,
      { id: 'z', label: 'Look at what has become of it, and keep what is good' },
    ],
    defaultCurrent: 'prompt',
  },
} satisfies Record<string, StepperProps>;

/** Stepper: goes back to a step, and reads where the process is. */
export function stepperTester(tools: Tools, place: Screen = tools.screen) {
  const wordsOf = (item: HTMLElement) => item.textContent?.replace(/^\d+/, '').trim() ?? '';
  const items = () => place.getAllByRole('listitem');
  return {
    goBackTo: async (label: string) => {
      const all = [...place.queryAllByRole('button'), ...place.queryAllByRole('link')];
      const found = all.find(({ textContent }) => textContent?.includes(label));
      if (!found) throw new Error(`There is no way back to ${label}.`);
      await tools.user.click(found);
    },
    /** Each step with its state and its words. */
    read: () => items().map(wordsOf),
    /** The words of the current step; null once all are done. */
    current: () => {
      const found = items().find((item) => item.querySelector('[aria-current="step"]') !== null);
      return found ? wordsOf(found) : null;
    },
  };
}

export default {
  Stepper: (): Spec<StepperProps> => ({
    group: 'Navigation',
    states: stepperStates,
    tester: stepperTester,
    uses: [
      {
        in: stepperStates.third,
        calls: 'onCurrentChange',
        by: (tools) => stepperTester(tools).goBackTo('Style'),
      },
      {
        in: stepperStates.refused,
        reads: (tools) => stepperTester(tools).read().slice(1, 4),
        is: ['Error: StyleThis style is gone.', 'Done: Size and number', 'Current: Check and pay'],
      },
      { in: stepperStates.done, reads: (tools) => stepperTester(tools).current(), is: null },
    ],
    composition: {
      cases: {
        current: controlled<StepperProps>({
          by: 'defaultCurrent',
          onChange: 'onCurrentChange',
          given: { canGoBack: true },
          first: 'size',
          last: 'style',
          shows: ['Current: Size and number', 'Current: Style'],
          act: (tools) => stepperTester(tools).goBackTo('Style'),
          read: (tools) => stepperTester(tools).current(),
        }),
        defaultCurrent: initial,
        onCurrentChange: callback,
        canGoBack: documented('makes buttons of the steps that are done: the case of `current` presses one'),
        orientation: look,
        label: byRole('navigation', 'Making a picture', { label: 'Making a picture' }),
      },
    },
    keys: {
      draw: (report) => (
        <Stepper
          steps={steps}
          defaultCurrent="size"
          canGoBack
          onCurrentChange={(step) => report(`to ${step}`)}
        />
      ),
      rows: [
        {
          keys: ['Enter', 'Space'],
          does: 'On a step that is done: goes back to it.',
          press: '{Enter}',
          sees: reported('to prompt'),
        },
        {
          keys: ['Tab'],
          does: 'Goes to the next step that can be gone back to.',
          first: '{Tab}',
          press: '{Enter}',
          sees: reported('to style'),
        },
      ],
    },
  }),
};
