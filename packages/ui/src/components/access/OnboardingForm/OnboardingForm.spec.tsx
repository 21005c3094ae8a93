import { pathOf } from '@mirror-studio/domain/access';
import { profileLimits } from '@mirror-studio/domain/constants/account';
import { checkOnboarding, type UseType } from '@mirror-studio/domain/profile';
import { common as commonTexts } from '@mirror-studio/domain/texts/en/common';
import { errors as errorsTexts } from '@mirror-studio/domain/texts/en/errors';
import { onboarding as onboardingTexts } from '@mirror-studio/domain/texts/en/onboarding';
import { byRole, callback, controlled, initial, state } from '../../../../test/composition/row.ts';
import { sends } from '../../../../test/keyboard/rows.tsx';
import { reported } from '../../../../test/keyboard/types.ts';
import type { Spec } from '../../../../test/spec/spec.ts';
import { mara } from '../../../testing/fixtures/people.ts';
import { prompts } from '../../../testing/fixtures/prompts.ts';
import { nothing } from '../../../testing/nothing.ts';
import { statesOf } from '../../../testing/statesOf.ts';
import { stepsOf, textsOf } from '../../../testing/steps.ts';
import type { Tools } from '../../../testing/tools.ts';
import { OnboardingForm } from './index.ts';
import type { OnboardingFormProps } from './OnboardingForm.tsx';

const empty = { displayName: '', useType: null, termsAccepted: false, complianceConfirmed: false };

const profile: OnboardingFormProps = {
  values: empty,
  onChange: nothing,
  onSubmit: nothing,
  termsHref: pathOf('terms'),
};

const everything = {
  displayName: mara.name,
  useType: 'photographer',
  termsAccepted: true,
  complianceConfirmed: true,
} as const;

/** `<OnboardingForm {...onboardingStates.invalid} />` */
export const onboardingStates = statesOf<OnboardingFormProps>()({
  untouched: profile,
  invalid: { ...profile, problems: checkOnboarding(empty) },
  filled: { ...profile, values: everything },
  submitting: { ...profile, values: everything, isPending: true, onCancel: nothing },
  refused: { ...profile, values: everything, failure: `${onboardingTexts.failed} ${errorsTexts.network}` },
  nameTooLong: {
    ...profile,
    values: { ...everything, displayName: 'o'.repeat(profileLimits.nameCharacters + 1) },
    problems: { displayName: 'nameTooLong' },
  },
  markup: { ...profile, values: { ...everything, displayName: prompts.markup } },
});

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

export default {
  OnboardingForm: (): Spec<OnboardingFormProps> => ({
    states: onboardingStates,
    tester: onboardingTester,
    uses: [
      { in: onboardingStates.filled, calls: 'onSubmit', by: (tools) => onboardingTester(tools).submit() },
    ],
    composition: {
      cases: {
        values: controlled({
          by: 'defaultValues',
          onChange: 'onChange',
          first: empty,
          last: { ...empty, displayName: 'Mara' },
          shows: ['', 'Mara'],
          act: (tools) => onboardingTester(tools).typeName('Mara'),
          read: ({ screen }) => screen.getByRole('textbox').getAttribute('value'),
        }),
        defaultValues: initial,
        onChange: callback,
        problems: state,
        isPending: state,
        failure: byRole('alert', '', { failure: onboardingTexts.failed }),
        termsHref: byRole('link', onboardingTexts.readTerms),
        onCancel: byRole('button', commonTexts.cancel, { isPending: true, onCancel: () => undefined }),
      },
    },
    keys: {
      draw: (report) => <OnboardingForm onSubmit={() => report('sent')} onChange={() => report('changed')} />,
      rows: [
        sends,
        {
          keys: ['←', '→'],
          does: 'In a choice, goes to the next and takes it; Tab leaves the choice.',
          first: '{Tab}',
          press: '{ArrowRight}',
          sees: reported('changed'),
        },
      ],
    },
  }),
};
