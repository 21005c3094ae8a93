import { againOf, type ImageModelId, shootStyles } from '@mirror-studio/domain/photo-shoot';
import { formatBytes } from '@mirror-studio/domain/texts';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import type { photoShootMachine } from '@mirror-studio/state-machines/photo-shoot';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { PhotoShootForm } from '@mirror-studio/ui/PhotoShootForm';
import { PhotoShootLayout } from '@mirror-studio/ui/PhotoShootLayout';
import { PhotoShootResults, type PhotoShootResultsProps } from '@mirror-studio/ui/PhotoShootResults';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface PhotoShootViewProps {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof photoShootMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof photoShootMachine>) => void;
  /** Something to know about this shoot, above it: a Banner. */
  notice?: ReactNode;
  /** Goes to the pictures in the gallery. */
  onViewResults?: () => void;
  /** Opens a picture of the shoot, large; left out, pictures are only shown. */
  onOpenPicture?: PhotoShootResultsProps['onOpenPicture'];
  /** Downloads a picture of the shoot; left out, it is not offered. */
  onDownload?: PhotoShootResultsProps['onDownload'];
  /** The image models that can be used here; all while it is not known. */
  availableModels?: readonly ImageModelId[];
  /** Models beside those of the catalogue, and what is shown for each. */
  engines?: readonly { readonly id: ImageModelId; readonly label: string }[];
}

/** The photo shoot as its machine stands: the form beside what it makes. */
export function PhotoShootView({
  snapshot,
  send,
  notice,
  onViewResults,
  onOpenPicture,
  onDownload,
  availableModels,
  engines,
}: PhotoShootViewProps) {
  const t = useTexts('photoShoot', photoShoot);
  const inWords = useFailureWords();
  const { form, problems, alpha, failure, job } = snapshot.context;
  const notOpened = useNotOpened(snapshot, send);
  const isWatching = snapshot.matches('watching');
  const canSendAgain = snapshot.matches({ editing: { reference: 'failed' } });
  const shown = { ...form, ...job?.metadata };
  const style = shootStyles.find((known) => known === shown.style) ?? form.style;
  /** Changing the form begins another, while this one goes on in the drawer. */
  const restart = () => {
    if (isWatching) send({ type: 'shoot.restarted' });
  };
  const results = useBegunInView(snapshot);
  return (
    <PhotoShootLayout
      notice={notice}
      resultsRef={results}
      form={
        <PhotoShootForm
          values={form}
          onChange={(change) => {
            restart();
            send({ type: 'field.changed', change });
          }}
          problems={snapshot.matches({ editing: { fields: 'invalid' } }) ? problems : {}}
          reference={useReference(snapshot)}
          onReferenceSelect={(file) => {
            restart();
            send({ type: 'file.chosen', file });
          }}
          onReferenceRemove={() => {
            restart();
            send({ type: 'file.removed' });
          }}
          onReferenceRetry={canSendAgain ? () => send({ type: 'upload.retried' }) : undefined}
          availableModels={availableModels}
          engines={engines}
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
            restart();
            send({ type: 'shoot.submitted' });
          }}
          onCancel={isWatching ? undefined : () => send({ type: 'submission.cancelled' })}
        />
      }
      results={
        <PhotoShootResults
          job={job}
          isLoading={snapshot.matches('opening')}
          failure={notOpened}
          details={{
            styleName: t(`style_${style}`),
            ratio: String(shown.aspectRatio),
            project: String(shown.projectName ?? '') || undefined,
          }}
          onCancel={() => send({ type: 'cancel.requested' })}
          isCancelling={snapshot.matches({ watching: 'cancelling' })}
          onViewResults={onViewResults}
          onOpenPicture={onOpenPicture}
          onDownload={onDownload}
          onAgain={
            job
              ? (picture, keepsSeed) => {
                  restart();
                  send({ type: 'field.changed', change: againOf(job.metadata, picture, keepsSeed) });
                }
              : undefined
          }
        />
      }
    />
  );
}

/**
 * Brings the stage into view when a shoot has begun: below the form it would not be seen at all, and beside a long one its head
 * may be scrolled away.
 */
function useBegunInView(snapshot: PhotoShootViewProps['snapshot']): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);
  const wasSubmitting = useRef(false);
  const isSubmitting = snapshot.matches('submitting');
  const isBegun = snapshot.matches('watching');
  useEffect(() => {
    if (wasSubmitting.current && isBegun) results.current?.scrollIntoView?.({ block: 'nearest' });
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isBegun]);
  return results;
}

/** Why the shoot that was asked for is not shown; nothing while it is. */
function useNotOpened(
  snapshot: PhotoShootViewProps['snapshot'],
  send: PhotoShootViewProps['send'],
): PhotoShootResultsProps['failure'] {
  const t = useTexts('photoShoot', photoShoot);
  const inWords = useFailureWords();
  const { failure, openedId } = snapshot.context;
  if (!snapshot.matches('notOpened') || failure === null || openedId === null) return undefined;
  if (failure.code === 'NOT_FOUND') return { message: t('shootNotFound') };
  // Without an answer the words for that say more than that it could not be read.
  const message = failure.status === 0 ? inWords(failure) : inWords(failure, t('shootNotRead'));
  return { message, onAction: { retry: () => send({ type: 'shoot.opened', id: openedId }) } };
}

function useReference({ context }: SnapshotFrom<typeof photoShootMachine>) {
  const t = useTexts('photoShoot', photoShoot);
  const locale = useTextLocale();
  const { file, previewUrl, upload, problem } = context.reference;
  const shown = file ?? upload;
  return {
    file: shown && {
      name: shown.name,
      size: formatBytes('size' in shown ? shown.size : shown.bytes, locale),
      preview: previewUrl ?? undefined,
    },
    isPending: file !== null && upload === null && problem === null,
    problem: problem ? t(problem) : undefined,
  };
}
