import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { ProgressProps } from './Progress.tsx';

const label = 'A name';

/** Progress: how far it is, as it is read out. Takes its label. */
export function progressTester(tools: Tools, label: string | RegExp) {
  const { reading, isShown } = controlOf(tools, 'progressbar', label);
  return { reading, isShown };
}

export default {
  Progress: (): Spec<ProgressProps> => ({
    group: 'Feedback',
    tester: progressTester,
    uses: [{ in: { label, value: 40 }, reads: (tools) => progressTester(tools, label).reading(), is: '40%' }],
    conformance: { props: { label, value: 40 } },
    keys: 'it is read',
  }),
};
