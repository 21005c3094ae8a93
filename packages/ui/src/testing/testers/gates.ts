import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { gates as gateTexts } from '@mirror-studio/domain/texts/en/gates';
import type { Tools } from '../tools.ts';
import { stepsOf, textsOf } from './steps.ts';

function gate(tools: Tools, title: 'legalTitle' | 'termsTitle', accept: 'legalAccept' | 'termsAccept') {
  const t = textsOf(tools, 'gates', gateTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, layer, said, isDisabled, isOpen } = stepsOf(tools);
  const inside = () => layer(t[title]);
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

/** LegalAcceptanceModal: agrees and accepts, or signs out. */
export function legalTester(tools: Tools) {
  const { tick, ...rest } = gate(tools, 'legalTitle', 'legalAccept');
  return { ...rest, agree: () => tick('legalAgree') };
}

/** TermsReacceptanceModal: agrees to both and accepts, or signs out. */
export function termsTester(tools: Tools) {
  const { tick, ...rest } = gate(tools, 'termsTitle', 'termsAccept');
  return {
    ...rest,
    agreeToTerms: () => tick('termsAgree'),
    confirmCompliance: () => tick('complianceAgree'),
  };
}

/** SuspendedScreen: what is left to do. */
export function suspendedTester(tools: Tools) {
  const t = textsOf(tools, 'gates', gateTexts);
  return {
    isShown: () => tools.screen.queryByRole('heading', { name: t.suspendedTitle }) !== null,
    contactHref: () =>
      tools.screen.getByRole('link', { name: t.suspendedContact }).getAttribute('href') ?? '',
    signOut: async () => stepsOf(tools).press(t.suspendedSignOut),
  };
}
