import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { nothing } from '../../testing/nothing.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import type { BannerProps } from './Banner.tsx';
import { Banner } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const children = 'Some words';

/** Banner: puts it away, or does what it offers. */
export function bannerTester(tools: Tools) {
  const { dismiss } = textsOf(tools, 'common', commonTexts);
  return {
    dismiss: async () => controlOf(tools, 'button', dismiss).press(),
    isDismissable: () => controlOf(tools, 'button', dismiss).isShown(),
    act: async (name: string | RegExp) => controlOf(tools, 'button', name).press(),
  };
}

export default {
  Banner: (): Spec<BannerProps> => ({
    group: 'Feedback',
    tester: bannerTester,
    uses: [
      { in: { title: label, children }, calls: 'onDismiss', by: (tools) => bannerTester(tools).dismiss() },
      { in: { title: label, children }, reads: (tools) => bannerTester(tools).isDismissable(), is: false },
    ],
    conformance: { props: { title: label, children, onDismiss: nothing } },
    keys: {
      draw: (report) => (
        <Banner title="Alpha" onDismiss={() => report('dismissed')}>
          Free for now.
        </Banner>
      ),
      rows: presses('On its close button, puts the banner away.', 'dismissed'),
    },
  }),
};
