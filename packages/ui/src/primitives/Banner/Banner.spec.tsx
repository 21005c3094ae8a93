import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { type KeyRow, reported } from '../../../test/keyboard/types.ts';
import type { Spec } from '../../../test/spec/spec.ts';
import { controlOf } from '../../testing/controls.ts';
import { nothing } from '../../testing/nothing.ts';
import { statesOf } from '../../testing/statesOf.ts';
import { textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';
import { Button } from '../Button/index.ts';
import type { BannerProps } from './Banner.tsx';
import { Banner } from './index.ts';

const presses = (does: string, what: string): KeyRow[] => [
  { keys: ['Enter'], does, press: '{Enter}', sees: reported(what) },
  { keys: ['Space'], does, press: ' ', sees: reported(what) },
];

const label = 'A name';

const children = 'Some words';

/** `<Banner {...bannerStates.info} />` */
export const bannerStates = statesOf<BannerProps>()({
  info: { tone: 'info', title: 'Alpha Release', children: 'All features are free during testing.' },
  success: { tone: 'success', children: 'Your email address is confirmed.' },
  warning: {
    tone: 'warning',
    title: 'Soft Launch Mode',
    children: 'Tokens are not live yet.',
    onDismiss: nothing,
  },
  danger: {
    tone: 'danger',
    title: 'The image service cannot be reached',
    children: 'Nothing was charged. What you typed is kept.',
    actions: <Button size="small">Try again</Button>,
  },
  neutral: { tone: 'neutral', children: 'You are offline. What you see may be old.' },
});

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
    states: bannerStates,
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
