import { pathOf } from '@mirror-studio/domain/access';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { shell as shellTexts } from '@mirror-studio/domain/texts/en/shell';
import { byRole } from '../../../../test/composition/row.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { attribute } from '../../../../test/spec-conformance/figures.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import type { AlphaBannerProps } from './AlphaBanner.tsx';

/** `<AlphaBanner {...alphaBannerStates.dismissable} />` */
export const alphaBannerStates = statesOf<AlphaBannerProps>()({
  shown: { chatHref: pathOf('discord') },
  dismissable: { chatHref: pathOf('discord'), onDismiss: nothing },
});

/** AlphaBanner: where to report, and putting it away. */
export function alphaBannerTester(tools: Tools) {
  const t = textsOf(tools, 'shell', shellTexts);
  const c = textsOf(tools, 'common', commonTexts);
  return {
    isShown: () => tools.screen.queryByRole('complementary', { name: t.alphaTitle }) !== null,
    chatHref: () =>
      tools.screen.getByRole('link', { name: new RegExp(`^${t.alphaLink}`) }).getAttribute('href') ?? '',
    dismiss: async () => stepsOf(tools).press(c.dismiss),
  };
}

export default {
  AlphaBanner: (): Spec<AlphaBannerProps> => ({
    states: alphaBannerStates,
    tester: alphaBannerTester,
    uses: [
      {
        in: alphaBannerStates.dismissable,
        calls: 'onDismiss',
        by: (tools) => alphaBannerTester(tools).dismiss(),
      },
    ],
    composition: {
      from: alphaBannerStates.dismissable,
      cases: {
        chatHref: byRole('link', new RegExp(shellTexts.alphaLink)),
        onDismiss: byRole('button', commonTexts.dismiss),
      },
    },
    keys: 'it has a link and a Button',
    specLines: [
      [
        '§2.5',
        alphaBannerStates.shown,
        [],
        [
          ['the community chat', attribute('aside a', 'href'), pathOf('discord')],
          ['its tab', attribute('aside a', 'target'), '_blank'],
        ],
      ],
    ],
  }),
};
