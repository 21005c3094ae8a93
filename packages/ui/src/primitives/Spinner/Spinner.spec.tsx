import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { statesOf } from '../../testing/statesOf.ts';
import type { Tools } from '../../testing/tools.ts';
import type { SpinnerProps } from './Spinner.tsx';

const label = 'A name';

/** `<Spinner {...spinnerStates.usual} />` */
export const spinnerStates = statesOf<SpinnerProps>()({
  small: { label: 'Small', size: 14 },
  usual: { label: 'Usual' },
  large: { label: 'Large', size: 32 },
  violet: { label: 'Generating', tone: 'violet', size: 24 },
  running: { label: 'Running', tone: 'running', size: 24 },
});

/** Spinner: whether something is waited for. Takes its label. */
export function spinnerTester(tools: Tools, label: string | RegExp) {
  const { isShown } = controlOf(tools, 'progressbar', label);
  return { isShown };
}

export default {
  Spinner: (): Spec<SpinnerProps> => ({
    group: 'Feedback',
    states: spinnerStates,
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
