import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ProgressProps } from './Progress.tsx';

const label = 'A name';

const shoot = 'Salt flats at first light';

/** `<Progress {...progressStates.counted} />` */
export const progressStates = statesOf<ProgressProps>()({
  nothingYet: { label: shoot, value: 0 },
  half: { label: shoot, value: 50 },
  all: { label: shoot, value: 100 },
  counted: { label: shoot, value: 4, maxValue: 8, valueLabel: '4 of 8' },
  neutral: { label: 'Uploading', tone: 'neutral', value: 62 },
  ofUnknownLength: { label: shoot, isIndeterminate: true },
  withoutLabelInSight: { label: shoot, isLabelHidden: true, value: 50 },
});

/** Progress: how far it is, as it is read out. Takes its label. */
export function progressTester(tools: Tools, label: string | RegExp) {
  const { reading, isShown } = controlOf(tools, 'progressbar', label);
  return { reading, isShown };
}

export default {
  Progress: (): Spec<ProgressProps> => ({
    group: 'Feedback',
    states: progressStates,
    tester: progressTester,
    uses: [{ in: { label, value: 40 }, reads: (tools) => progressTester(tools, label).reading(), is: '40%' }],
    conformance: { props: { label, value: 40 } },
    keys: 'it is read',
  }),
};
