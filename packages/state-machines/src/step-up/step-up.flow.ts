import { rememberedBrowserLimits } from '@mirror-studio/domain/constants/sign-in';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { formatText } from '@mirror-studio/domain/texts';
import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, oneOf, turn } from '../explore/interactions.ts';
import type { FactorList } from '../shared/factors.ts';
import { provideStepUp, stepUpMachine } from './step-up.machine.ts';

const now = () => 0;
const eitherCode = new RegExp(`^(${secondFactor.code}|${secondFactor.recoveryCode})$`);
const rememberLabel = formatText(secondFactor, 'remember', 'en', { days: rememberedBrowserLimits.days });
const phone = { id: 'phone', name: 'Phone' };
const tablet = { id: 'tablet', name: 'Tablet' };
const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof stepUpMachine> = {
  'factors.requested': button(common.retry),
  'code.changed': ({ code }) => field(secondFactor.code, code),
  'recoveryCode.changed': ({ recoveryCode }) => field(secondFactor.recoveryCode, recoveryCode),
  'method.changed': ({ method }) =>
    button(method === 'app' ? secondFactor.useApp : secondFactor.useRecoveryCode)(),
  'factor.chosen': ({ factorId }) => oneOf(factorId === tablet.id ? tablet.name : phone.name),
  'remember.changed': () => turn(rememberLabel, 'checkbox'),
  'code.submitted': () => ({
    keyboard: [{ tab: ['textbox', eitherCode] }, { press: 'Enter' }],
    pointer: [{ click: ['button', secondFactor.confirm] }],
  }),
};

/** What an exploration of the step-up sends, and what tells its states apart on screen. */
export const stepUpFlow = defineFlow({
  name: 'step-up',
  about:
    'Proving the second factor, after signing in and before what needs it: by a code of the app, or by a recovery code when the app is lost. A wrong code says how many tries are left, too many say how long to wait, and what was typed stays.',
  machine: stepUpMachine,
  provide: provideStepUp,
  inputs: { given: { now, canRemember: true } },
  events: [
    { type: 'factors.requested' },
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '123' },
    { type: 'code.changed', code: '' },
    { type: 'recoveryCode.changed', recoveryCode: 'abcd-efgh-jkmn-pqrs' },
    { type: 'recoveryCode.changed', recoveryCode: 'abcd' },
    { type: 'recoveryCode.changed', recoveryCode: '' },
    { type: 'method.changed', method: 'recoveryCode' },
    { type: 'method.changed', method: 'app' },
    { type: 'factor.chosen', factorId: tablet.id },
    { type: 'remember.changed', remembers: true },
    { type: 'code.submitted' },
    done<FactorList>('readFactors', { factors: [phone], recoveryCodesLeft: 9 }),
    done<FactorList>('readFactors', { factors: [phone, tablet], recoveryCodesLeft: null }),
    done<FactorList>('readFactors', { factors: [], recoveryCodesLeft: 0 }),
    failed('readFactors', networkError()),
    done('prove', { recoveryCodesLeft: null }),
    done('prove', { recoveryCodesLeft: 8 }),
    done('prove', { recoveryCodesLeft: null, isRemembered: false }),
    failed('prove', refusal(422, 'mfa_verification_failed')),
    failed('prove', refusal(404, 'mfa_factor_not_found')),
    failed('prove', refusal(429, 'over_request_rate_limit', 'You can only request this after 42 seconds.')),
    failed('prove', networkError()),
  ],
  unseen: ['counting'],
  variantOf: ({ context: { method, factors } }) => [
    method === 'recoveryCode' ? 'recoveryCode' : '',
    factors.length > 1 ? 'severalApps' : '',
  ],
  hiddenClassOf: ({ context: { factorId, code, recoveryCode, remembers } }) => [
    factorId,
    code,
    recoveryCode,
    String(remembers),
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Primitives/CodeField', 'Primitives/RadioGroup', 'Primitives/Banner'],
});
