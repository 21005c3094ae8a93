import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { MeterProps } from './Meter.tsx';

const label = 'A name';

/** `<Meter {...meterStates.neutral} />` */
export const meterStates = statesOf<MeterProps>()({
  neutral: { label: 'Storage', value: 62 },
  gold: { label: 'Coins toward the next rank', tone: 'gold', value: 40, valueLabel: '400 of 1,000' },
  success: { label: 'Password', tone: 'success', value: 100, valueLabel: 'Strong' },
  warning: { label: 'Storage', tone: 'warning', value: 88 },
  danger: { label: 'Storage', tone: 'danger', value: 99 },
});

/** Meter: how full it is, as it is read out. Takes its label. */
export function meterTester(tools: Tools, label: string | RegExp) {
  const { reading, isShown } = controlOf(tools, 'meter', label);
  return { reading, isShown };
}

export default {
  Meter: (): Spec<MeterProps> => ({
    group: 'Feedback',
    states: meterStates,
    tester: meterTester,
    uses: [{ in: { label, value: 40 }, reads: (tools) => meterTester(tools, label).reading(), is: '40%' }],
    conformance: { props: { label, value: 40 } },
    keys: 'it is read',
  }),
};
