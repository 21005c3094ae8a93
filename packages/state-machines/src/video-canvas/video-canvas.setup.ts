import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { Job, Upload, VideoSource } from '@mirror-studio/domain/contract';
import { videoCredits } from '@mirror-studio/domain/economy';
import { checkReference } from '@mirror-studio/domain/photo-shoot';
import { cutText } from '@mirror-studio/domain/texts';
import { type CameraShot, shotOfMetadata } from '@mirror-studio/domain/video';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  OpenedVideo,
  VideoCanvasContext,
  VideoCanvasEmitted,
  VideoCanvasEvent,
  VideoCanvasInput,
  VideoRequest,
} from './video-canvas.types.ts';

/** Takes a shot and whether alpha is on; returns it with what it costs. */
export const readShot = (shot: CameraShot, alpha: boolean) => ({
  shot,
  quotedCredits: videoCredits(shot.seconds, alpha),
});

const formOf = ({ shot, source }: VideoCanvasContext) => ({
  ...shot,
  sourceImageId: source?.id ?? '',
  textPrompt: cutText(source?.prompt ?? '', photoShootLimits.promptCharacters),
});

/** Takes the context and a key; returns the next intent: what is to be made, under that key. */
export const intentOf = (context: VideoCanvasContext, idempotencyKey: string) => ({
  intent: { form: formOf(context), quotedCredits: context.quotedCredits, idempotencyKey },
  intents: context.intents + 1,
});

/** Takes the context and what makes a key; the same intent where nobody knows yet what became of it. */
export const renewIntent = (context: VideoCanvasContext, newKey: () => string) =>
  context.intent === null ? intentOf(context, newKey()) : {};

const none = { file: null, problem: null, failure: null } as const;

/** What the states of photo to video are made of. */
export const videoCanvasSetup = setup({
  types: {
    context: {} as VideoCanvasContext,
    events: {} as VideoCanvasEvent,
    emitted: {} as VideoCanvasEmitted,
    input: {} as VideoCanvasInput,
    tags: {} as 'editable' | 'pending' | 'watching',
  },
  actors: {
    uploadPicture: missing<{ readonly file: File }, Upload>('uploadPicture'),
    readSource: missing<{ readonly id: string }, VideoSource>('readSource'),
    createJob: missing<VideoRequest, Job>('createJob'),
    openVideo: missing<{ readonly id: string }, OpenedVideo>('openVideo'),
    readJob: missing<{ readonly id: string }, Job>('readJob'),
    cancelJob: missing<{ readonly id: string }, Job>('cancelJob'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    uploadTimeout: requestLimits.uploadMs,
    poll: refreshLimits.jobsDrawerMs,
  },
  guards: {
    hasPicture: ({ context }) => context.source !== null,
    isTooDear: ({ context: { source, quotedCredits, availableCredits } }) =>
      source !== null && availableCredits !== null && quotedCredits > availableCredits,
    isAccepted: (_, { file }: { file: File }) => checkReference(file) === null,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isCompleted: ({ context }) => context.job?.status === 'completed',
    isFailed: ({ context }) => context.job?.status === 'failed',
    isCancelled: ({ context }) => context.job?.status === 'cancelled',
    isAnotherVideo: ({ context }, { id }: { id: string }) => context.job?.id !== id,
    isAnotherPicture: ({ context }, { id }: { id: string }) => context.source?.id !== id,
    isVideo: (_, { job }: OpenedVideo) => job.kind === 'video_render',
  },
  actions: {
    keepChange: assign(({ context: { shot, alpha } }, change: Partial<CameraShot>) =>
      readShot({ ...shot, ...change }, alpha),
    ),
    keepBalance: assign((_, availableCredits: number | null) => ({ availableCredits })),
    keepFile: assign((_, { file }: { file: File }) => ({ ...none, file, source: null, wantedId: null })),
    refuseFile: assign((_, { file }: { file: File }) => ({
      ...none,
      problem: checkReference(file),
      source: null,
      wantedId: null,
    })),
    keepUploadFailed: assign({ problem: 'referenceFailed' }),
    forgetProblem: assign({ problem: null }),
    keepWanted: assign((_, { id }: { id: string }) => ({ ...none, wantedId: id, source: null })),
    keepSource: assign((_, source: VideoSource) => ({ ...none, source })),
    forgetPicture: assign({ ...none, source: null, wantedId: null }),
    createIntent: assign(({ context }) => renewIntent(context, () => `intent-${context.intents + 1}`)),
    forgetIntent: assign({ intent: null }),
    keepJob: assign((_, job: Job) => ({ job })),
    keepOpenedId: assign((_, { id }: { id: string }) => ({ ...none, openedId: id, job: null })),
    showVideo: assign(({ context: { alpha } }, { job, source }: OpenedVideo) => ({
      ...none,
      ...readShot(shotOfMetadata(job.metadata), alpha),
      job,
      source,
      wantedId: source?.id ?? null,
    })),
    forgetJob: assign({ job: null, failure: null }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    notifyKept: emit((_, { id }: Upload) => ({ type: 'picture.kept' as const, id })),
    notifyDropped: emit({ type: 'picture.dropped' }),
    notifyQueued: emit(
      notice('success', textRef('toasts', 'videoQueuedTitle'), textRef('toasts', 'videoQueued')),
    ),
    notifyCancelFailed: emit(notice('error', textRef('jobs', 'cancelFailed'))),
    notifyBegun: emit((_, { id }: Job) => ({ type: 'video.begun' as const, id })),
    notifyOutdated: emit({ type: 'jobs.outdated' }),
  },
});
