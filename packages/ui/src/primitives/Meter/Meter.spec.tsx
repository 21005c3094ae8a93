import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { MeterProps } from './Meter.tsx';

const label = 'A name';

/** Meter: how full it is, as it is read out. Takes its label. */
export function meterTester(tools: Tools, label: string | RegExp) {
  const { reading, isShown } = controlOf(tools, 'meter', label);
  return { reading, isShown };
}

export default {
  Meter: (): Spec<MeterProps> => ({
    group: 'Feedback',
    tester: meterTester,
    uses: [{ in: { label, value: 40 }, reads: (tools) => meterTester(tools, label).reading(), is: '40%' }],
    conformance: { props: { label, value: 40 } },
    keys: 'it is read',
  }),
};
