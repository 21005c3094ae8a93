import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { common } from '@mirror-studio/domain/texts/en/common';
import { secondFactor } from '@mirror-studio/domain/texts/en/secondFactor';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, sent, system, turn } from '../explore/interactions.ts';
import type { FactorList } from '../shared/factors.ts';
import { provideSecondFactor, secondFactorMachine } from './second-factor.machine.ts';
import type { Enrolment } from './second-factor.types.ts';

const now = () => 0;
const phone = { id: 'phone', name: 'Phone' };
const tablet = { id: 'tablet', name: 'Tablet' };
const enrolment: Enrolment = {
  id: 'new',
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Mirror%20Studio:iris@example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Mirror%20Studio',
};
const codes = Array.from({ length: 10 }, (_, at) => `abcd-efgh-jkmn-pqr${at}`);
const refusal = (status: number, code: string, message = '') => new ApiError({ status, code, message });
const levelNeeded = refusal(403, 'insufficient_aal');

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof secondFactorMachine> = {
  'factors.requested': button(common.retry),
  'enrolment.begun': button(new RegExp(`^(${secondFactor.setUp}|${secondFactor.addAnother})$`)),
  'name.changed': ({ name }) => field(secondFactor.name, name),
  'name.submitted': sent(secondFactor.name, secondFactor.goOn),
  'code.changed': ({ code }) => field(secondFactor.code, code),
  'code.submitted': sent(secondFactor.code, secondFactor.confirm),
  'removal.begun': ({ factorId }) =>
    button(secondFactor.removeNamed.replace('{{name}}', factorId === tablet.id ? tablet.name : phone.name))(),
  'removal.confirmed': button(secondFactor.removeIt),
  'codes.requested': button(new RegExp(`^(${secondFactor.codesNew}|${common.retry})$`)),
  'codes.kept': () => turn(secondFactor.codesKept, 'checkbox'),
  'codes.closed': button(secondFactor.finish),
  'task.cancelled': button(
    new RegExp(`^(${common.cancel}|${secondFactor.keepIt}|${secondFactor.codesLater})$`),
  ),
  'stepUp.passed': system('the step-up'),
  'stepUp.cancelled': system('the step-up'),
};

/** What an exploration of the second factor sends, and what tells its states apart on screen. */
export const secondFactorFlow = defineFlow({
  name: 'second-factor',
  about:
    'The apps for codes of an account. A new one is named, scanned and proved; recovery codes are shown once and confirmed as kept; what needs the second level asks for it first. An answer that is lost can be asked for again.',
  machine: secondFactorMachine,
  provide: provideSecondFactor,
  inputs: { given: { now } },
  events: [
    { type: 'factors.requested' },
    { type: 'enrolment.begun' },
    { type: 'name.changed', name: 'Watch' },
    { type: 'name.changed', name: '' },
    { type: 'name.submitted' },
    { type: 'code.changed', code: '123456' },
    { type: 'code.changed', code: '123' },
    { type: 'code.submitted' },
    { type: 'removal.begun', factorId: phone.id },
    { type: 'removal.begun', factorId: tablet.id },
    { type: 'removal.confirmed' },
    { type: 'codes.requested' },
    { type: 'codes.kept', isKept: true },
    { type: 'codes.kept', isKept: false },
    { type: 'codes.closed' },
    { type: 'task.cancelled' },
    { type: 'stepUp.passed' },
    { type: 'stepUp.cancelled' },
    done<FactorList>('readFactors', { factors: [], recoveryCodesLeft: 0 }),
    done<FactorList>('readFactors', { factors: [phone], recoveryCodesLeft: 9 }),
    done<FactorList>('readFactors', { factors: [phone, tablet], recoveryCodesLeft: null }),
    failed('readFactors', networkError()),
    done<Enrolment>('enrol', enrolment),
    failed('enrol', levelNeeded),
    failed('enrol', refusal(422, 'mfa_factor_name_conflict')),
    done('prove', {}),
    failed('prove', refusal(422, 'mfa_verification_failed')),
    failed('prove', refusal(404, 'mfa_factor_not_found')),
    failed('prove', refusal(429, 'over_request_rate_limit', 'You can only request this after 42 seconds.')),
    failed('prove', networkError()),
    done('remove', {}),
    failed('remove', levelNeeded),
    failed('remove', networkError()),
    done<readonly string[]>('makeCodes', codes),
    failed('makeCodes', levelNeeded),
    failed('makeCodes', networkError()),
  ],
  unseen: ['counting'],
  variantOf: ({ context: { factors, recoveryCodesLeft, isKept }, value }) => [
    value === 'codesShown' && isKept ? 'kept' : '',
    typeof value === 'object' && 'listed' in value
      ? [factors.length > 1 ? 'severalApps' : '', recoveryCodesLeft === null ? 'withoutCodes' : ''].join('')
      : '',
    typeof value === 'object' && 'removing' in value && factors.length > 1 ? 'oneOfSeveral' : '',
  ],
  hiddenClassOf: ({ context: { factors, recoveryCodesLeft, name, code, chosen } }) => [
    String(factors.length),
    String(recoveryCodesLeft),
    name,
    code,
    chosen?.id ?? '',
  ],
  interactions,
  window: { framed: true },
  shownBy: ['Components/RecoveryCodes', 'Primitives/CodeField', 'Primitives/QRCode', 'Primitives/List'],
});
