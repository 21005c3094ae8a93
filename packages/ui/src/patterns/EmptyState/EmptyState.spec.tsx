import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import type { Tools } from '../../testing/tools.ts';
import type { EmptyStateProps } from './EmptyState.tsx';

const label = 'A name';

const children = 'Some words';

/** EmptyState: whether it is shown, and what it offers. Takes its title. */
export function emptyStateTester(tools: Tools, title: string | RegExp) {
  const { isShown } = controlOf(tools, 'heading', title);
  return { isShown, act: async (name: string | RegExp) => controlOf(tools, 'button', name).press() };
}

export default {
  EmptyState: (): Spec<EmptyStateProps> => ({
    tester: emptyStateTester,
    uses: [
      {
        in: { title: label, children },
        reads: (tools) => emptyStateTester(tools, label).isShown(),
        is: true,
      },
    ],
    conformance: { props: { title: label, children } },
    keys: 'its actions are Buttons',
  }),
};
