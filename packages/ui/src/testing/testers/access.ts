import type { UseType } from '@mirror-studio/domain/profile';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { onboarding as onboardingTexts } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import type { Tools } from '../tools.ts';
import { shaped, stepsOf, textsOf } from './steps.ts';

/** SignInForm, PasswordForm and LinkProblem: signs in by link, by password or by a third party, or signs up. */
export function signInTester(tools: Tools) {
  const t = textsOf(tools, 'signIn', signInTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, fill, said } = stepsOf(tools);
  const { screen } = tools;
  const email = () => screen.getByRole('textbox', { name: t.email });
  return {
    typeEmail: async (address: string) => fill(email(), address),
    /** A field of passwords has no role of its own: the keyboard goes there from the address. */
    typePassword: async (password: string) => {
      email().focus();
      await tools.user.keyboard(`{Tab}${password}`);
    },
    sendLink: async () => press(t.sendLink),
    signIn: async () => press(t.signIn),
    signUp: async () => press(t.signUp),
    usePassword: async () => press(t.usePassword),
    useLink: async () => press(t.useLink),
    toSignUp: async () => press(t.toSignUp),
    toSignIn: async () => press(t.toSignIn),
    withProvider: async (name: string) => press(t.withProvider.replace('{{provider}}', name)),
    cancel: async () => press(c.cancel),
    /** The parts of the password's rule, each with whether it is met. */
    rule: () =>
      screen
        .queryAllByRole('listitem')
        .map((part) => ({ part: part.textContent ?? '', isMet: part.hasAttribute('data-met') })),
    isInvalid: () => email().getAttribute('aria-invalid') === 'true',
    problem: () => said('alert'),
  };
}

/** LinkSent: what was sent, and another one. */
export function linkSentTester(tools: Tools) {
  const t = textsOf(tools, 'signIn', signInTexts);
  const { press, said } = stepsOf(tools);
  return {
    read: () => said('status') ?? '',
    sendAgain: async () => press(t.sendAgain),
    otherEmail: async () => press(t.otherEmail),
    isWaiting: () => tools.screen.queryByRole('button', { name: shaped(t.sendAgainIn_other) }) !== null,
  };
}

/** ReAuthButton: asks for another link. */
export function reAuthTester(tools: Tools) {
  const t = textsOf(tools, 'signIn', signInTexts);
  return {
    press: async () => stepsOf(tools).press(t.reAuth),
    isWaiting: () => tools.screen.queryByRole('button', { name: shaped(t.sendAgainIn_other) }) !== null,
  };
}

/** OnboardingForm: fills in the four things and sends them. */
export function onboardingTester(tools: Tools) {
  const t = textsOf(tools, 'onboarding', onboardingTexts);
  const c = textsOf(tools, 'common', commonTexts);
  const { press, fill, said } = stepsOf(tools);
  const { screen, user } = tools;
  const name = () => screen.getByRole('textbox', { name: t.displayName });
  return {
    typeName: async (typed: string) => fill(name(), typed),
    chooseUse: async (type: UseType) => user.click(screen.getByRole('radio', { name: t[`useType_${type}`] })),
    acceptTerms: async () => user.click(screen.getByRole('checkbox', { name: new RegExp(`^${t.terms}`) })),
    confirmCompliance: async () => user.click(screen.getByRole('checkbox', { name: t.compliance })),
    submit: async () => press(t.submit),
    cancel: async () => press(c.cancel),
    isNameInvalid: () => name().getAttribute('aria-invalid') === 'true',
    problem: () => said('alert'),
  };
}
