import { pathOf } from '@mirror-studio/domain/access';
import { checkOnboarding } from '@mirror-studio/domain/profile';
import { onboarding } from '@mirror-studio/domain/texts/en/onboarding';
import type { onboardingMachine } from '@mirror-studio/state-machines/onboarding';
import { ErrorState } from '@mirror-studio/ui/ErrorState';
import { useTexts } from '@mirror-studio/ui/i18n';
import { OnboardingForm } from '@mirror-studio/ui/OnboardingForm';
import { Spinner } from '@mirror-studio/ui/Spinner';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface OnboardingViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof onboardingMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof onboardingMachine>) => void;
}

/** Onboarding as its machine stands. */
export function OnboardingView({ snapshot, send }: OnboardingViewProps) {
  const t = useTexts('onboarding', onboarding);
  const inWords = useFailureWords();
  const { form, failure } = snapshot.context;
  if (snapshot.matches('loading')) return <Spinner size={28} label={t('submitting')} />;
  if (snapshot.matches('failedToLoad')) {
    return <ErrorState kind="network" onAction={{ retry: () => send({ type: 'load.retried' }) }} />;
  }
  const isRefused = snapshot.matches('refused');
  return (
    <OnboardingForm
      values={form}
      onChange={(change) => send({ type: 'field.changed', change })}
      problems={snapshot.matches({ editing: 'invalid' }) ? checkOnboarding(form) : {}}
      isPending={snapshot.matches('submitting') || snapshot.matches('done')}
      failure={
        isRefused || snapshot.matches('failed')
          ? [t('failed'), inWords(failure)].filter(Boolean).join(' ')
          : undefined
      }
      termsHref={pathOf('terms')}
      onSubmit={() => send({ type: 'profile.submitted' })}
      onCancel={snapshot.matches('done') ? undefined : () => send({ type: 'submission.cancelled' })}
    />
  );
}
