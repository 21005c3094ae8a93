import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { SpinnerProps } from './Spinner.tsx';

const label = 'A name';

/** Spinner: whether something is waited for. Takes its label. */
export function spinnerTester(tools: Tools, label: string | RegExp) {
  const { isShown } = controlOf(tools, 'progressbar', label);
  return { isShown };
}

export default {
  Spinner: (): Spec<SpinnerProps> => ({
    group: 'Feedback',
    tester: spinnerTester,
    uses: [
      {
        in: { label },
        reads: (tools) => [spinnerTester(tools, label).isShown(), spinnerTester(tools, 'Other').isShown()],
        is: [true, false],
      },
    ],
    conformance: { props: { label } },
    keys: 'it is read',
  }),
};
