import { pathOf } from '@mirror-studio/domain/access';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { gates as gateTexts } from '@mirror-studio/domain/texts/en/gates';
import { nothing } from '../../testing/nothing.ts';
import { stepsOf, textsOf } from '../../testing/steps.ts';
import type { Tools } from '../../testing/tools.ts';

/** What the states of both modals have in common. */
export const gateProps = {
  isOpen: true,
  termsHref: pathOf('terms'),
  privacyHref: pathOf('privacy'),
  onAccept: nothing,
  onSignOut: nothing,
};

/** What both modals can do. */
export function gateTester(
  tools: Tools,
  title: 'legalTitle' | 'termsTitle',
  accept: 'legalAccept' | 'termsAccept',
) {
  const t = textsOf(tools, 'gates', gateTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, overlay, said, isDisabled, isOpen } = stepsOf(tools);
  const inside = () => overlay(t[title]);
  return {
    isOpen: () => isOpen(t[title]),
    tick: async (box: 'legalAgree' | 'termsAgree' | 'complianceAgree') =>
      tools.user.click((await inside()).getByRole('checkbox', { name: t[box] })),
    canAccept: async () => !isDisabled(t[accept], await inside()),
    accept: async () => press(t[accept], await inside()),
    cancel: async () => press(c.cancel, await inside()),
    signOut: async () => press(t.suspendedSignOut, await inside()),
    problem: async () => said('alert', await inside()),
  };
}
