import { checkOnboarding, type OnboardingForm } from '@mirror-studio/domain/profile';
import { assign } from 'xstate';
import { defineFuzz } from '../fuzz/suite.ts';
import { onboardingFlow } from './onboarding.flow.ts';
import { emptyForm } from './onboarding.setup.ts';

export const onboardingFuzz = defineFuzz(
  {
    flow: onboardingFlow,
    rules: () => {
      let typed = '';
      return {
        asked: (call, { effects }) => {
          if (effects.pending().length > 1) return 'Two things were asked at once.';
          if (call.effect !== 'saveProfile') return undefined;
          const problems = Object.keys(checkOnboarding(call.input as OnboardingForm));
          return problems.length === 0 ? undefined : `A form was sent with problems: ${problems.join(', ')}.`;
        },
        after: ({ snapshot }, step) => {
          const { displayName } = snapshot.context.form;
          const changed = step?.do === 'send' && step.event.type === 'field.changed';
          if (changed || snapshot.matches({ editing: 'untouched' })) typed = displayName;
          return displayName === typed ? undefined : 'What was typed was lost.';
        },
      };
    },
  },
  {
    'a form that is not checked': {
      seen: /sent with problems/,
      inject: (machine) => machine.provide({ guards: { isValid: () => true } }),
    },
    'a failure that loses what was typed': {
      seen: /was lost/,
      inject: (machine) => machine.provide({ actions: { keepFailure: assign({ form: emptyForm }) } }),
    },
  },
);
