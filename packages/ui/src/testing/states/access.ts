import { pathOf } from '@mirror-studio/domain/access';
import { profileLimits } from '@mirror-studio/domain/constants/account';
import { magicLinkLimits } from '@mirror-studio/domain/constants/sign-in';
import { checkOnboarding } from '@mirror-studio/domain/profile';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import type { LinkProblemProps } from '../../components/access/LinkProblem/LinkProblem.tsx';
import type { OnboardingFormProps } from '../../components/access/OnboardingForm/OnboardingForm.tsx';
import type { PasswordFormProps } from '../../components/access/PasswordForm/PasswordForm.tsx';
import type { ReAuthButtonProps } from '../../components/access/ReAuthButton/ReAuthButton.tsx';
import type { LinkSentProps } from '../../components/access/SignInForm/LinkSent.tsx';
import { type SignInFormProps, signInModes } from '../../components/access/SignInForm/SignInForm.tsx';
import { longUser, mara } from '../../components/fixtures/people.ts';
import { prompts } from '../../components/fixtures/prompts.ts';
import { nothing } from './nothing.ts';

const providers = [
  { name: 'Google', onPress: nothing },
  { name: 'Apple', onPress: nothing },
];
const cooldownSeconds = magicLinkLimits.cooldownMs / 1_000;

const form: SignInFormProps = { email: '', onEmailChange: nothing, onSubmit: nothing };
const everyWay: SignInFormProps = { ...form, modes: signInModes, providers };
/** `<SignInForm {...signInStates.rateLimited} />` */
export const signInStates = {
  untouched: form,
  invalid: { ...form, email: 'mara@', isInvalid: true },
  sending: { ...form, email: mara.email, isPending: true, onCancel: nothing },
  rateLimited: { ...form, email: mara.email, secondsLeft: 42, failure: signIn.tooManyLinks },
  lastSecond: { ...form, email: mara.email, secondsLeft: 1, failure: signIn.tooManyLinks },
  refused: { ...form, email: mara.email, failure: signIn.failed },
  waiting: { ...form, email: mara.email, secondsLeft: 42 },
  longAddress: { ...form, email: longUser.email, secondsLeft: cooldownSeconds },
  markup: { ...form, email: prompts.markup, isInvalid: true },
  everyWay,
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
} satisfies Record<string, SignInFormProps>;

const sent: LinkSentProps = {
  email: mara.email,
  secondsLeft: 42,
  onSendAgain: nothing,
  onOtherEmail: nothing,
};
/** `<LinkSent {...linkSentStates.ready} />` */
export const linkSentStates = {
  waiting: sent,
  ready: { ...sent, secondsLeft: 0 },
  sendingAgain: { ...sent, secondsLeft: 0, isPending: true },
  withLocalInbox: { ...sent, inboxHref: '#inbox' },
  longAddress: { ...sent, email: longUser.email },
  longAddressWithInbox: { ...sent, email: longUser.email, inboxHref: '#inbox' },
} satisfies Record<string, LinkSentProps>;

const problem: LinkProblemProps = {
  reason: 'linkExpired',
  email: mara.email,
  onEmailChange: nothing,
  onSubmit: nothing,
};
/** `<LinkProblem {...linkProblemStates.usedTwice} />` */
export const linkProblemStates = {
  expired: problem,
  usedTwice: { ...problem, reason: 'linkUsed' },
  openedInAnotherBrowser: { ...problem, reason: 'linkWrongBrowser', email: '' },
  refused: { ...problem, reason: 'linkRefused', email: '' },
  sendingAnother: { ...problem, isPending: true, onCancel: nothing },
  rateLimited: { ...problem, secondsLeft: 42, failure: signIn.tooManyLinks },
  invalidAddress: { ...problem, email: 'mara@', isInvalid: true },
} satisfies Record<string, LinkProblemProps>;

const account: PasswordFormProps = {
  mode: 'signUp',
  email: '',
  onEmailChange: nothing,
  password: '',
  onPasswordChange: nothing,
  onSubmit: nothing,
  onModeChange: nothing,
};
const known: PasswordFormProps = { ...account, mode: 'signIn', email: mara.email, password: 'Mirror7!' };
/** `<PasswordForm {...passwordStates.wrongCredentials} />` */
export const passwordStates = {
  signUp: account,
  ruleByRule: { ...account, email: mara.email },
  refused: { ...account, email: mara.email, password: 'mirror', isPasswordRefused: true },
  invalidEmail: { ...account, email: 'mara@', isEmailInvalid: true },
  signIn: { ...account, mode: 'signIn', onUseLink: nothing },
  forgotPassword: { ...account, mode: 'signIn', onForgotPassword: nothing },
  newPassword: { ...account, mode: 'newPassword' },
  typed: known,
  wrongCredentials: { ...known, failure: signIn.wrongCredentials },
  pending: { ...known, isPending: true },
  withProviders: { ...account, mode: 'signIn', providers },
  longAddress: { ...known, email: longUser.email },
} satisfies Record<string, PasswordFormProps>;

const button: ReAuthButtonProps = { onPress: nothing };
/** `<ReAuthButton {...reAuthStates.waiting} />` */
export const reAuthStates = {
  ready: button,
  pending: { ...button, isPending: true },
  waiting: { ...button, secondsLeft: 42 },
  lastSecond: { ...button, secondsLeft: 1 },
  primary: { ...button, variant: 'primary', isFullWidth: true },
} satisfies Record<string, ReAuthButtonProps>;

const empty = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };
const everything = {
  displayName: mara.name,
  useType: 'photographer',
  termsAccepted: true,
  complianceConfirmed: true,
} as const;
const profile: OnboardingFormProps = {
  values: empty,
  onChange: nothing,
  onSubmit: nothing,
  termsHref: pathOf('terms'),
};
/** `<OnboardingForm {...onboardingStates.invalid} />` */
export const onboardingStates = {
  untouched: profile,
  invalid: { ...profile, problems: checkOnboarding(empty) },
  filled: { ...profile, values: everything },
  submitting: { ...profile, values: everything, isPending: true, onCancel: nothing },
  refused: { ...profile, values: everything, failure: `${onboarding.failed} ${errors.network}` },
  nameTooLong: {
    ...profile,
    values: { ...everything, displayName: 'o'.repeat(profileLimits.nameCharacters + 1) },
    problems: { displayName: 'nameTooLong' },
  },
  markup: { ...profile, values: { ...everything, displayName: prompts.markup } },
} satisfies Record<string, OnboardingFormProps>;
