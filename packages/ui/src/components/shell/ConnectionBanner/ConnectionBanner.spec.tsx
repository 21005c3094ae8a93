import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole, part, state } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { ago } from '../../../testing/fixtures/jobs.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { ConnectionBannerProps } from './ConnectionBanner.tsx';

const offline = { cause: 'offline', lastKnownAt: ago(12 * 60), onRetry: nothing } as const;

/** `<ConnectionBanner {...connectionBannerStates.offline} />` */
export const connectionBannerStates = statesOf<ConnectionBannerProps>()({
  offline,
  unreachable: { ...offline, cause: 'unreachable' },
  retrying: { ...offline, cause: 'unreachable', isRetrying: true },
  nothingKnown: { ...offline, lastKnownAt: undefined },
});

/** ConnectionBanner: whether the page is cut off, from when what it shows is, and looking again. */
export function connectionBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const shown = () => tools.screen.queryByRole('complementary', { name: t.connection });
  return {
    isShown: () => shown() !== null,
    lastKnownAt: () => shown()?.querySelector('time')?.getAttribute('datetime') ?? null,
    retry: async () => stepsOf(tools).press(c.retry),
  };
}

export default {
  ConnectionBanner: (): Spec<ConnectionBannerProps> => ({
    states: connectionBannerStates,
    tester: connectionBannerTester,
    uses: [
      {
        in: connectionBannerStates.offline,
        calls: 'onRetry',
        by: (tools) => connectionBannerTester(tools).retry(),
      },
      {
        in: connectionBannerStates.offline,
        reads: (tools) => connectionBannerTester(tools).lastKnownAt(),
        is: ago(12 * 60),
      },
    ],
    composition: {
      from: connectionBannerStates.offline,
      cases: {
        lastKnownAt: part((tools) => connectionBannerTester(tools).lastKnownAt()),
        onRetry: byRole('button', commonTexts.retry),
        isRetrying: state,
      },
    },
    keys: 'it has a Button, and a RelativeTime with keys of its own',
  }),
};
