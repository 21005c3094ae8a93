import { formatBytes } from '@mirror-studio/domain/texts';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import type { videoCanvasMachine } from '@mirror-studio/state-machines/video-canvas';
import { CameraPreview } from '@mirror-studio/ui/CameraPreview';
import { useTextLocale, useTexts } from '@mirror-studio/ui/i18n';
import { PhotoShootLayout } from '@mirror-studio/ui/PhotoShootLayout';
import { VideoForm, type VideoFormProps } from '@mirror-studio/ui/VideoForm';
import { VideoResult, type VideoResultProps } from '@mirror-studio/ui/VideoResult';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useFailureWords } from '../texts/failure-words.ts';

export interface VideoCanvasViewProps
  extends Pick<VideoFormProps, 'pictures' | 'onPick' | 'onMorePictures' | 'isLoadingMore'> {
  /** The machine as it stands. */
  snapshot: SnapshotFrom<typeof videoCanvasMachine>;
  /** Sends the machine what somebody does. */
  send: (event: EventFrom<typeof videoCanvasMachine>) => void;
  /** Downloads a video in place of its plain address. */
  onDownload?: VideoResultProps['onDownload'];
  /** Goes to the video in the gallery. */
  onViewResults?: () => void;
}

/** Photo to video as its machine stands: the form beside the camera's path and what comes of it. */
export function VideoCanvasView({
  snapshot,
  send,
  onDownload,
  onViewResults,
  ...offered
}: VideoCanvasViewProps) {
  const t = useTexts('videoCanvas', videoCanvas);
  const inWords = useFailureWords();
  const { shot, alpha, failure, job, source } = snapshot.context;
  const isOpening = snapshot.matches('opening');
  const { notOpened, notRead } = useNotFound(snapshot, send);
  const isShown = isOpening || job !== null || notOpened !== undefined;
  const file = useFile(snapshot);
  return (
    <PhotoShootLayout
      form={
        <VideoForm
          {...offered}
          shot={shot}
          onChange={(change) => send({ type: 'shot.changed', change })}
          picture={file}
          onPictureSelect={(chosen) => send({ type: 'file.chosen', file: chosen })}
          onPictureRemove={() => send({ type: 'picture.removed' })}
          onPictureRetry={
            snapshot.matches('uploadFailed') ? () => send({ type: 'upload.retried' }) : undefined
          }
          selectedId={source?.id ?? null}
          isAlpha={alpha}
          isPending={snapshot.hasTag('pending')}
          isDisabled={source === null || snapshot.hasTag('watching') || isOpening}
          isAgain={snapshot.matches('completed')}
          failure={
            snapshot.matches('refused')
              ? inWords(failure)
              : snapshot.matches('outcomeUnknown')
                ? inWords(failure, t('outcomeUnknown'))
                : snapshot.matches('tooDear')
                  ? t('tooDear')
                  : undefined
          }
          onSubmit={() => send({ type: 'video.submitted' })}
          onCancel={() => send({ type: 'submission.cancelled' })}
        />
      }
      results={
        <>
          {isShown && (
            <VideoResult
              job={job}
              isLoading={isOpening}
              failure={notOpened}
              onCancel={() => send({ type: 'cancel.requested' })}
              isCancelling={snapshot.matches({ watching: 'cancelling' })}
              onDownload={onDownload}
              onViewResults={onViewResults}
            />
          )}
          {(source !== null || !isShown) && (
            <CameraPreview
              picture={source && { ...source, label: source.prompt }}
              shot={shot}
              waiting={
                snapshot.matches('uploading')
                  ? t('uploading')
                  : snapshot.matches('reading')
                    ? t('reading')
                    : undefined
              }
              failure={notRead}
            />
          )}
        </>
      }
    />
  );
}

/** Why the video, or the picture, that was asked for is not shown; nothing while it is. */
function useNotFound(snapshot: VideoCanvasViewProps['snapshot'], send: VideoCanvasViewProps['send']) {
  const t = useTexts('videoCanvas', videoCanvas);
  const inWords = useFailureWords();
  const { failure, openedId, wantedId } = snapshot.context;
  if (failure === null) return {};
  const said = (missing: 'videoNotFound' | 'sourceNotFound', unread: 'videoNotRead' | 'sourceNotRead') => {
    if (failure.code === 'NOT_FOUND') return t(missing);
    // Without an answer the words for that say more than that it could not be read.
    return failure.status === 0 ? inWords(failure) : inWords(failure, t(unread));
  };
  const retried = (retry: () => void) => (failure.code === 'NOT_FOUND' ? undefined : { onAction: { retry } });
  if (snapshot.matches('notOpened') && openedId !== null) {
    const retry = () => send({ type: 'video.opened', id: openedId });
    return { notOpened: { message: said('videoNotFound', 'videoNotRead'), ...retried(retry) } };
  }
  if (snapshot.matches('notRead') && wantedId !== null) {
    const retry = () => send({ type: 'picture.opened', id: wantedId });
    return { notRead: { message: said('sourceNotFound', 'sourceNotRead'), ...retried(retry) } };
  }
  return {};
}

/** The picture as its field shows it: what was made goes by its words, what was brought by its name. */
function useFile({ context }: VideoCanvasViewProps['snapshot']): NonNullable<VideoFormProps['picture']> {
  const p = useTexts('photoShoot', photoShoot);
  const locale = useTextLocale();
  const { file, source, problem } = context;
  const shown = source
    ? { name: source.prompt, preview: source.thumbnailUrl }
    : file && { name: file.name, size: formatBytes(file.size, locale) };
  return {
    file: shown,
    isPending: file !== null && problem === null,
    problem: problem ? p(problem) : undefined,
  };
}
