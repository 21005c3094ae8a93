import { authProviders } from '@mirror-studio/domain/auth';
import { common } from '@mirror-studio/domain/texts/en/common';
import { errors } from '@mirror-studio/domain/texts/en/errors';
import { gates } from '@mirror-studio/domain/texts/en/gates';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { shell } from '@mirror-studio/domain/texts/en/shell';
import { signIn } from '@mirror-studio/domain/texts/en/signIn';
import { button, field, type HandsOf, sent, system, turn } from '../hand.ts';
import type { Move } from '../moves.ts';

const asksForLink = new RegExp(
  `^(${signIn.sendLink}|${signIn.recoverSend}|${signIn.sendAgain}|${signIn.reAuth}|${common.retry})$`,
);
const asks = () => ({
  keyboard: [{ tab: ['button', asksForLink] }, { press: 'Enter' }] satisfies Move[],
  pointer: [{ click: ['button', asksForLink] }] satisfies Move[],
});

export const signInHands: HandsOf<'sign-in'> = {
  'email.changed': ({ email }) => field(signIn.email, email),
  'link.requested': asks,
  'request.cancelled': button(common.cancel),
  'email.edited': button(signIn.otherEmail),
};

export const callbackHands: HandsOf<'callback'> = {
  'exchange.retried': button(new RegExp(`^(${errors.action_retry}|${signIn.goOn})$`)),
  'exchange.cancelled': button(common.cancel),
  'session.accepted': button(/^Continue (as|with)/),
  'session.declined': button(/^(No, do not|Stay signed in)/),
  'visitor.changed': system('the session'),
  'landing.left': button(signIn.identityGoOn),
  'email.changed': ({ email }) => field(signIn.email, email),
  'link.requested': asks,
  'request.cancelled': button(common.cancel),
};

export const passwordHands: HandsOf<'password'> = {
  'field.changed': ({ change }) => {
    const fields = [
      ...(change.email === undefined ? [] : [field(signIn.email, change.email)]),
      ...(change.password === undefined ? [] : [field(signIn.password, change.password)]),
    ];
    return {
      keyboard: fields.flatMap(({ keyboard }) => keyboard),
      pointer: fields.flatMap(({ pointer }) => pointer),
    };
  },
  'mode.changed': ({ mode }) => button(mode === 'signUp' ? signIn.toSignUp : signIn.toSignIn)(),
  'provider.chosen': ({ provider }) =>
    button(new RegExp(`${authProviders.find(({ id }) => id === provider)?.name ?? provider}$`))(),
  // From the field that every mode has: another password has no address beside it.
  'credentials.submitted': sent(
    signIn.password,
    new RegExp(`^(${signIn.signIn}|${signIn.signUp}|${signIn.newPassword})$`),
  ),
  'submission.cancelled': button(common.cancel),
  'confirmation.requested': button(signIn.sendAgain),
  'email.edited': button(signIn.otherEmail),
};

export const onboardingHands: HandsOf<'onboarding'> = {
  'load.retried': button(errors.action_retry),
  'field.changed': ({ change: { displayName = '', useType } }) => {
    const named = field(onboarding.displayName, displayName);
    if (useType === undefined || useType === null) return named;
    const rest = (by: 'keyboard' | 'pointer'): Move[] => [
      by === 'keyboard'
        ? { rove: ['radio', onboarding[`useType_${useType}`]] }
        : { click: ['radio', onboarding[`useType_${useType}`]] },
      ...(by === 'keyboard' ? [{ press: 'Space' }] : []),
      // Its name goes on with the link to the terms.
      { tick: ['checkbox', new RegExp(`^${onboarding.terms.slice(0, 24)}`)], by },
      { tick: ['checkbox', onboarding.compliance], by },
    ];
    return {
      keyboard: [...named.keyboard, ...rest('keyboard')],
      pointer: [...named.pointer, ...rest('pointer')],
    };
  },
  'profile.completed': system('the gate of the terms'),
  'profile.submitted': sent(onboarding.displayName, onboarding.submit),
  'submission.cancelled': button(common.cancel),
};

export const gatesHands: HandsOf<'gates'> = {
  'visitor.changed': system('the session'),
  'route.changed': system('the address'),
  'statuses.refreshed': system('the tab that is shown again'),
  'agreement.changed': ({ change }) =>
    turn(
      change.legal === undefined
        ? change.terms === undefined
          ? gates.complianceAgree
          : gates.termsAgree
        : gates.legalAgree,
      'checkbox',
    ),
  'acceptance.submitted': button(gates.legalAccept),
  'acceptance.cancelled': button(common.cancel),
};

export const routeGuardHands: HandsOf<'route-guard'> = {
  'visitor.changed': system('the session'),
  'route.changed': system('the address'),
  'profile.changed': system('the onboarding'),
  'decision.due': system('the machine itself'),
};

export const sessionHands: HandsOf<'session'> = {
  'auth.happened': system('the auth service'),
  'token.refused': system('the server'),
  'tab.shown': system('the browser'),
  'tab.hidden': system('the browser'),
  'signOut.requested': button(shell.signOut),
  'signOut.cancelled': button(common.cancel),
};
