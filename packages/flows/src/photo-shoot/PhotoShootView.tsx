import { type ImageModelId, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { formatBytes } from '@mirror-studio/domain/texts';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { photoShootMachine } from '@mirror-studio/state-machines/photo-shoot';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { PhotoShootForm } from '@mirror-studio/ui/PhotoShootForm';
import { PhotoShootLayout } from '@mirror-studio/ui/PhotoShootLayout';
import { PhotoShootResults } from '@mirror-studio/ui/PhotoShootResults';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface PhotoShootViewProps {
  snapshot: SnapshotFrom<typeof photoShootMachine>;
  send: (event: EventFrom<typeof photoShootMachine>) => void;
  onViewResults?: () => void;
  /** The image models that can be used here; all while it is not known. */
  availableModels?: readonly ImageModelId[];
}

/** The photo shoot as its machine stands: the form beside what it makes. */
export function PhotoShootView({ snapshot, send, onViewResults, availableModels }: PhotoShootViewProps) {
  const t = useTexts('photoShoot', photoShoot);
  const inWords = useFailureWords();
  const { form, problems, alpha, failure, job } = snapshot.context;
  const isWatching = snapshot.matches('watching');
  const canSendAgain = snapshot.matches({ editing: { reference: 'failed' } });
  const shown = { ...form, ...job?.metadata };
  const style = shootStyles.find((known) => known === shown.style) ?? form.style;
  return (
    <PhotoShootLayout
      form={
        <PhotoShootForm
          values={form}
          onChange={(change) => {
            if (isWatching || snapshot.matches('completed')) send({ type: 'shoot.restarted' });
            send({ type: 'field.changed', change });
          }}
          problems={snapshot.matches({ editing: { fields: 'invalid' } }) ? problems : {}}
          reference={useReference(snapshot)}
          onReferenceSelect={(file) => send({ type: 'file.chosen', file })}
          onReferenceRemove={() => send({ type: 'file.removed' })}
          onReferenceRetry={canSendAgain ? () => send({ type: 'upload.retried' }) : undefined}
          availableModels={availableModels}
          isAlpha={alpha}
          isPending={snapshot.hasTag('pending')}
          failure={
            snapshot.matches('refused')
              ? inWords(failure)
              : snapshot.matches('outcomeUnknown')
                ? inWords(failure, t('outcomeUnknown'))
                : snapshot.matches({ editing: { fields: 'tooDear' } })
                  ? t('tooDear')
                  : undefined
          }
          onSubmit={() => {
            if (isWatching) send({ type: 'shoot.restarted' });
            send({ type: 'shoot.submitted' });
          }}
          onCancel={isWatching ? undefined : () => send({ type: 'submission.cancelled' })}
        />
      }
      results={
        <PhotoShootResults
          job={job}
          details={{
            styleName: t(`style_${style}`),
            ratio: String(shown.aspectRatio),
            project: String(shown.projectName ?? '') || undefined,
          }}
          onCancel={() => send({ type: 'cancel.requested' })}
          isCancelling={snapshot.matches({ watching: 'cancelling' })}
          onViewResults={onViewResults}
        />
      }
    />
  );
}

function useReference({ context }: SnapshotFrom<typeof photoShootMachine>) {
  const t = useTexts('photoShoot', photoShoot);
  const locale = useTextLocale();
  const { file, previewUrl, upload, problem } = context.reference;
  return {
    file: file && {
      name: file.name,
      size: formatBytes(file.size, locale),
      preview: previewUrl ?? undefined,
    },
    isPending: file !== null && upload === null && problem === null,
    problem: problem ? t(problem) : undefined,
  };
}
