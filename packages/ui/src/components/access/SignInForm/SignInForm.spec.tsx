import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { signIn as signInTexts } from '@mirror-studio/domain/texts/en/signIn';
import {
  byRole,
  type Case,
  callback,
  controlled,
  documented,
  initial,
  type Optional,
  part,
  state,
} from '../../../../test/composition/row.ts';
import { sends } from '../../../../test/keyboard/rows.tsx';
import type { Spec } from '../../../../test/spec/spec.ts';
import { longUser, mara } from '../../../testing/fixtures/people.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { SignInForm } from './index.ts';
import { type SignInFormProps, signInModes } from './SignInForm.tsx';

const form: SignInFormProps = { email: '', onEmailChange: nothing, onSubmit: nothing };

const cooldownSeconds = magicLinkLimits.cooldownMs / 1_000;

const providers = [
  { name: 'Google', onPress: nothing },
  { name: 'Apple', onPress: nothing },
];

const everyWay: SignInFormProps = { ...form, modes: signInModes, providers };

/** `<SignInForm {...signInStates.rateLimited} />` */
export const signInStates = statesOf<SignInFormProps>()({
  untouched: form,
  invalid: { ...form, email: 'mara@', isInvalid: true },
  sending: { ...form, email: mara.email, isPending: true, onCancel: nothing },
  rateLimited: { ...form, email: mara.email, secondsLeft: 42, failure: signInTexts.tooManyLinks },
  lastSecond: { ...form, email: mara.email, secondsLeft: 1, failure: signInTexts.tooManyLinks },
  refused: { ...form, email: mara.email, failure: signInTexts.failed },
  waiting: { ...form, email: mara.email, secondsLeft: 42 },
  longAddress: { ...form, email: longUser.email, secondsLeft: cooldownSeconds },
  markup: { ...form, email: prompts.markup, isInvalid: true },
  withCode: { ...form, modes: ['link', 'signIn'], onUseCode: nothing },
  everyWay,
  otherWaysWaiting: { ...form, modes: signInModes, keepsRoom: true },
  otherWaysCome: { ...form, modes: signInModes, keepsRoom: true, providers },
  localWayCome: {
    ...form,
    modes: signInModes,
    keepsRoom: true,
    providers: [{ name: signInTexts.localProvider, onPress: nothing }],
  },
  password: { ...everyWay, mode: 'signIn', email: mara.email, password: 'Mirror7!' },
  newAccount: { ...everyWay, mode: 'signUp', email: mara.email, password: 'Mirror' },
  newAccountRefused: {
    ...everyWay,
    mode: 'signUp',
    email: mara.email,
    password: 'mirror',
    isPasswordRefused: true,
  },
  signingIn: { ...everyWay, mode: 'signIn', email: mara.email, password: 'Mirror7!', isPending: true },
});

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
    useCode: async () => press(t.useCode),
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

export const typedEmail = {
  first: 'a@b.co',
  last: 'mara@example.com',
  act: (tools: Parameters<typeof signInTester>[0]) => signInTester(tools).typeEmail('mara@example.com'),
  read: ({ screen }: Parameters<typeof signInTester>[0]) =>
    screen.getByRole('textbox', { name: signInTexts.email }).getAttribute('value'),
};

/** A field of passwords has no role: it is found by what it is. */
export const typedPassword = {
  first: 'Mirror',
  // The keyboard selects what it comes to: what is typed takes its place.
  last: '7',
  act: (tools: Parameters<typeof signInTester>[0]) => signInTester(tools).typePassword('7'),
  read: () => document.querySelector('input[type="password"]')?.getAttribute('value'),
};

export const signInCases = (): { [Key in Optional<SignInFormProps>]: Case<SignInFormProps> } => ({
  mode: controlled<SignInFormProps>({
    by: 'defaultMode',
    onChange: 'onModeChange',
    first: 'link',
    last: 'signIn',
    given: { modes: signInModes },
    act: (tools) => signInTester(tools).usePassword(),
    read: ({ screen }) => (screen.queryByRole('button', { name: signInTexts.sendLink }) ? 'link' : 'signIn'),
  }),
  defaultMode: initial,
  onModeChange: callback,
  modes: byRole<SignInFormProps>('button', signInTexts.usePassword, { modes: signInModes }),
  email: controlled<SignInFormProps>({ by: 'defaultEmail', onChange: 'onEmailChange', ...typedEmail }),
  defaultEmail: initial,
  onEmailChange: callback,
  password: controlled<SignInFormProps>({
    by: 'defaultPassword',
    onChange: 'onPasswordChange',
    given: { modes: signInModes, mode: 'signIn' },
    ...typedPassword,
  }),
  defaultPassword: initial,
  onPasswordChange: callback,
  isInvalid: state,
  isPending: state,
  secondsLeft: state,
  missing: documented('replaces what the rule finds, for a team with a rule of its own'),
  isPasswordRefused: state,
  failure: byRole('alert', '', { failure: signInTexts.failed }),
  sendLabel: byRole<SignInFormProps>('button', signInTexts.recoverSend, {
    sendLabel: signInTexts.recoverSend,
  }),
  keepsRoom: state,
  hasLegal: part(() => document.body.textContent?.includes(signInTexts.legalTerms), {}, false),
  termsHref: byRole<SignInFormProps>('link', signInTexts.legalTerms, { termsHref: '#terms' }),
  privacyHref: byRole<SignInFormProps>('link', signInTexts.legalPrivacy, { privacyHref: '#privacy' }),
  onUseCode: byRole('button', signInTexts.useCode, { onUseCode: () => undefined }),
  onCancel: byRole('button', commonTexts.cancel, { isPending: true, onCancel: () => undefined }),
  providers: byRole(
    'button',
    signInTexts.withProvider.replace('{{provider}}', 'Google'),
    signInStates.everyWay,
  ),
});

export default {
  SignInForm: (): Spec<SignInFormProps> => ({
    states: signInStates,
    tester: signInTester,
    uses: [{ in: signInStates.invalid, reads: (tools) => signInTester(tools).isInvalid(), is: true }],
    composition: { from: { onSubmit: () => undefined }, cases: signInCases() },
    keys: { draw: (report) => <SignInForm onSubmit={() => report('sent')} />, rows: [sends] },
  }),
};
