import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { Job, Upload } from '@mirror-studio/domain/contract';
import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { isUnfinished } from '@mirror-studio/domain/jobs';
import {
  checkPhotoShoot,
  checkReference,
  emptyPhotoShoot,
  formOfMetadata,
  hasWords,
  type PhotoShootForm,
} from '@mirror-studio/domain/photo-shoot';
import { assign, emit, raise, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import type {
  PhotoShootContext,
  PhotoShootEmitted,
  PhotoShootEvent,
  PhotoShootInput,
  PhotoShootRequest,
  Reference,
} from './photo-shoot.types.ts';

/** No reference image. */
export const noReference: Reference = { file: null, previewUrl: null, upload: null, problem: null };

/** Takes the context and a key; returns the next intent: the form under that key. */
export const intentOf = ({ form, quotedCredits, intents }: PhotoShootContext, idempotencyKey: string) => ({
  intent: { form, quotedCredits, idempotencyKey },
  intents: intents + 1,
});

/** Takes the context and what makes a key; the same intent where nobody knows yet what became of it. */
export const renewIntent = (context: PhotoShootContext, newKey: () => string) =>
  context.intent?.form === context.form ? {} : intentOf(context, newKey());

/** Takes a form and whether alpha is on; returns it with what is wrong with it and what it costs. */
export const readForm = (form: PhotoShootForm, alpha: boolean) => ({
  form,
  problems: checkPhotoShoot(form),
  quotedCredits: imageBatchCredits(form.imageCount, alpha),
});

const withForm = ({ form, alpha }: PhotoShootContext, change: Partial<PhotoShootForm>) => {
  // Other words are not those of the version that they came from.
  const isReworded =
    change.prompt !== undefined &&
    change.prompt !== form.prompt &&
    change.promptVersionId === undefined &&
    form.promptVersionId;
  return readForm({ ...form, ...change, ...(isReworded && { promptVersionId: null }) }, alpha);
};

/** A reference image that was sent before; none where there is no upload. */
export const referenceOf = (upload: Upload | null | undefined): Reference =>
  upload ? { ...noReference, previewUrl: upload.url, upload } : noReference;

/** Takes a job; returns what its form and its reference image were. */
const settingsOf = ({ metadata, reference: upload }: Job, alpha: boolean) => ({
  ...readForm({ ...formOfMetadata(metadata), referenceImageId: upload?.id ?? null }, alpha),
  reference: referenceOf(upload),
});

/** What the states of the photo shoot are made of. */
export const photoShootSetup = setup({
  types: {
    context: {} as PhotoShootContext,
    events: {} as PhotoShootEvent | { readonly type: 'reference.settled' },
    emitted: {} as PhotoShootEmitted,
    input: {} as PhotoShootInput,
    tags: {} as 'editable' | 'pending' | 'watching',
  },
  actors: {
    readReference: missing<{ readonly file: File }, { readonly previewUrl: string }>('readReference'),
    uploadReference: missing<{ readonly file: File }, Upload>('uploadReference'),
    createJob: missing<PhotoShootRequest, Job>('createJob'),
    readJob: missing<{ readonly id: string }, Job>('readJob'),
    cancelJob: missing<{ readonly id: string }, Job>('cancelJob'),
  },
  delays: {
    answerTimeout: requestLimits.answerMs,
    uploadTimeout: requestLimits.uploadMs,
    poll: refreshLimits.jobsDrawerMs,
  },
  guards: {
    isInvalid: ({ context }) =>
      Object.keys(context.problems).length > 0 || context.reference.problem !== null,
    isTooDear: ({ context: { quotedCredits, availableCredits } }) =>
      availableCredits !== null && quotedCredits > availableCredits,
    isReferenceUnderWay: ({ context: { reference } }) =>
      reference.file !== null && reference.upload === null && reference.problem === null,
    hasReference: ({ context }) => context.reference.upload !== null,
    hasReferenceProblem: ({ context }) => context.reference.problem !== null,
    isAccepted: (_, { file }: { file: File }) => checkReference(file) === null,
    isRefused: (_, { error }: Thrown) => isRefusal(error),
    isCompleted: ({ context }) => context.job?.status === 'completed',
    isFailed: ({ context }) => context.job?.status === 'failed',
    isCancelled: ({ context }) => context.job?.status === 'cancelled',
    isAnother: ({ context }, { id }: { id: string }) => context.job?.id !== id,
    isShoot: (_, { kind }: Job) => kind === 'image_batch',
    isWatched: ({ context }, { job }: { job: Job }) =>
      context.job?.id === job.id && isUnfinished(context.job.status),
    isRunAgain: ({ context }, { job }: { job: Job }) =>
      context.job?.id === job.id && isUnfinished(job.status),
  },
  actions: {
    keepChange: assign(({ context }, change: Partial<PhotoShootForm>) => {
      const changed = withForm(context, change);
      return { ...changed, isDraft: hasWords(changed.form) || context.reference.file !== null };
    }),
    keepBalance: assign((_, availableCredits: number | null) => ({ availableCredits })),
    keepFile: assign(({ context }, { file }: { file: File }) => ({
      ...withForm(context, { referenceImageId: null }),
      reference: { ...noReference, file, problem: checkReference(file) },
      isDraft: true,
    })),
    keepPreview: assign(({ context }, { previewUrl }: { previewUrl: string }) => ({
      reference: { ...context.reference, previewUrl },
    })),
    keepUpload: assign(({ context }, upload: Upload) => ({
      ...withForm(context, { referenceImageId: upload.id }),
      reference: { ...context.reference, upload },
    })),
    keepReferenceProblem: assign(({ context }, problem: Reference['problem']) => ({
      reference: { ...context.reference, problem },
    })),
    forgetReference: assign(({ context }) => ({
      ...withForm(context, { referenceImageId: null }),
      reference: noReference,
      isDraft: hasWords(context.form),
    })),
    createIntent: assign(({ context }) => renewIntent(context, () => `intent-${context.intents + 1}`)),
    forgetIntent: assign({ intent: null }),
    keepJob: assign((_, job: Job) => ({ job })),
    keepOpenedId: assign((_, { id }: { id: string }) => ({ openedId: id, job: null, failure: null })),
    showJob: assign(({ context: { isDraft, alpha } }, job: Job) => ({
      job,
      ...(!isDraft && settingsOf(job, alpha)),
    })),
    keepBegun: assign({ isDraft: false }),
    clearSettings: assign(({ context: { isDraft, alpha } }) =>
      isDraft ? {} : { ...readForm(emptyPhotoShoot, alpha), reference: noReference },
    ),
    forgetJob: assign({ job: null }),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    notifyQueued: emit(
      notice('success', textRef('toasts', 'jobQueuedTitle'), textRef('toasts', 'jobQueued')),
    ),
    notifyCancelFailed: emit(notice('error', textRef('jobs', 'cancelFailed'))),
    notifyBegun: emit((_, { id }: Job) => ({ type: 'shoot.begun' as const, id })),
    settleReference: raise({ type: 'reference.settled' }),
    notifyOutdated: emit({ type: 'jobs.outdated' }),
  },
});
