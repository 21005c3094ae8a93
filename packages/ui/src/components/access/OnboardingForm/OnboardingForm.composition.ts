import { common } from '@mirror-studio/domain/texts/en/common';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import { begins, held, named, rowOf, state, told } from '../../../foundations/composition/row.ts';
import { onboardingStates } from '../../../testing/states.ts';
import { onboardingTester } from '../../../testing/testers.ts';
import { OnboardingForm, type OnboardingFormProps } from './OnboardingForm.tsx';

const { values: empty } = onboardingStates.untouched;

export default {
  OnboardingForm: rowOf<OnboardingFormProps>({
    Component: OnboardingForm,
    states: onboardingStates,
    cases: {
      values: held({
        by: 'defaultValues',
        told: 'onChange',
        first: empty,
        last: { ...empty, displayName: 'Mara' },
        shows: ['', 'Mara'],
        act: (tools) => onboardingTester(tools).typeName('Mara'),
        read: ({ screen }) => screen.getByRole('textbox').getAttribute('value'),
      }),
      defaultValues: begins,
      onChange: told,
      problems: state,
      isPending: state,
      failure: named('alert', '', { failure: onboarding.failed }),
      termsHref: named('link', onboarding.readTerms),
      onCancel: named('button', common.cancel, { isPending: true, onCancel: () => undefined }),
    },
  }),
};
