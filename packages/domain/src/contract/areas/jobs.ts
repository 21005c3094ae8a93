import * as v from 'valibot';
import { photoShootLimits } from '../../constants/photo-shoot.ts';
import { jobKinds, jobPageFilters, jobStatuses } from '../../jobs/index.ts';
import {
  aspectRatios,
  type EngineId,
  engineIdShape,
  imageModelIds,
  poses,
  shootStyles,
} from '../../photo-shoot/index.ts';
import { languages } from '../../texts/languages.ts';
import { endpoint, named } from '../endpoint.ts';
import { count, flag, identifier, moment, nextCursor, sampleMoment, text, whole } from '../wire.ts';
import { madeFrom, pictureVariant, upload } from './gallery.ts';
import { videoForm } from './video.ts';

const prompt = v.pipe(text, v.maxLength(photoShootLimits.promptCharacters));

/** One of the catalogue, or an engine that is set up here: which there are GET /api/models says. */
const modelId = v.union([
  v.picklist(imageModelIds),
  // The shape is the type's, which a regular expression cannot tell the compiler.
  v.pipe(identifier, v.regex(engineIdShape)) as unknown as v.GenericSchema<EngineId>,
]);

/** §3 One of result.media_assets; only the address is certain. */
export const mediaAsset = named(
  'MediaAsset',
  v.object({
    url: text,
    id: v.optional(text),
    type: v.optional(v.picklist(['image', 'video'])),
    width: v.optional(count),
    height: v.optional(count),
    thumbnailUrl: v.nullish(text),
    variants: v.optional(v.array(pictureVariant)),
    placeholder: v.nullish(text),
    pose: v.nullish(text),
    ...madeFrom.entries,
    /** The words that it was drawn from, where they differ from those of the form. */
    prompt: v.nullish(text),
  }),
);
export type MediaAsset = v.InferOutput<typeof mediaAsset>;

/** §4, decisions: `pending` is read as `queued`. */
const status = v.pipe(
  v.picklist([...jobStatuses, 'pending']),
  v.transform((given) => (given === 'pending' ? 'queued' : given)),
);

/**
 * How long the work on jobs of the same kind, model and number of pictures took, in whole ms: the median and the quartiles
 * of the newest ones that were completed within 30 days, and how many these are (constants: `estimateLimits`).
 */
const estimate = named(
  'JobEstimate',
  v.object({ medianMs: count, lowerMs: count, upperMs: count, jobs: count }),
);
export type JobEstimate = v.InferOutput<typeof estimate>;

/**
 * §3 Job. Progress is added: a card shows '4 of 8'. So are its credits (decisions: cost of a generation): what is held
 * for it now, what was charged for finished pictures and what was returned, the latter two over all its runs.
 */
export const job = named(
  'Job',
  v.object({
    id: text,
    kind: v.picklist(jobKinds),
    status,
    createdAt: moment,
    metadata: v.looseObject({
      prompt: v.optional(text),
      textPrompt: v.optional(text),
      text: v.optional(text),
    }),
    error: v.nullish(text),
    errorCode: v.nullish(text),
    result: v.nullish(v.object({ media_assets: v.array(mediaAsset) })),
    progress: v.nullish(v.object({ done: count, total: count })),
    /** How often work on it began, over all its runs. */
    attempts: v.optional(count),
    /** When work on its present run began, and when it ended. */
    begunAt: v.nullish(moment),
    finishedAt: v.nullish(moment),
    /** While it is unfinished; null where too few like it are known. */
    estimate: v.nullish(estimate),
    /** The reference image of its form, while it is there. */
    reference: v.nullish(upload),
    credits: v.nullish(v.object({ held: count, charged: count, returned: count })),
  }),
);
export type Job = v.InferOutput<typeof job>;

/** §3 Photo shoot form, as it is sent. Lengths and ranges are those of §5. */
export const photoShootForm = named(
  'PhotoShootForm',
  v.object({
    prompt,
    imageCount: v.pipe(
      whole,
      v.minValue(photoShootLimits.minimumImages),
      v.maxValue(photoShootLimits.maximumImages),
    ),
    style: v.picklist(shootStyles),
    aspectRatio: v.picklist(aspectRatios),
    poseVariety: flag,
    projectName: v.pipe(text, v.maxLength(photoShootLimits.projectCharacters)),
    referenceImageId: v.nullable(identifier),
    model: modelId,
    /** The version of a prompt whose words these are; kept only when they are. */
    promptVersionId: v.optional(v.nullable(identifier)),
    /** The published work that it is a remix of. */
    remixOf: v.optional(v.nullable(identifier)),
    /** Of the values of built-in lists (`__light__`); English when it is left out. */
    language: v.optional(v.picklist(languages)),
    /** Of the first picture, and one more for each after it; drawn when it is left out. */
    seed: v.optional(v.nullable(v.pipe(count, v.maxValue(photoShootLimits.largestSeed)))),
    /** Of the first picture. */
    pose: v.optional(v.nullable(v.picklist(poses))),
  }),
);

export const newJob = named(
  'NewJob',
  v.variant('kind', [
    v.object({ kind: v.literal('image_batch'), form: photoShootForm }),
    v.object({ kind: v.literal('video_render'), form: videoForm }),
  ]),
);
export type NewJob = v.InferOutput<typeof newJob>;

const oneJob = v.object({ job });

export const sampleJob: Job = {
  id: 'j1',
  kind: 'image_batch',
  status: 'queued',
  createdAt: sampleMoment,
  metadata: {},
};
const sampleNewJob: v.InferInput<typeof newJob> = {
  kind: 'image_batch',
  form: {
    prompt: 'Salt flats',
    imageCount: 4,
    style: 'film',
    aspectRatio: '3:4',
    poseVariety: true,
    projectName: '',
    referenceImageId: null,
    model: 'sample',
  },
};

export const jobsEndpoints = {
  imageModels: endpoint({
    method: 'GET',
    path: '/api/models',
    response: v.object({
      models: v.array(v.object({ id: modelId, label: v.optional(text), available: flag })),
    }),
    docs: {
      summary: 'The image models and the engines that are set up here, and which of them can be used.',
      sample: { response: { models: [{ id: 'sample', available: true }] } },
    },
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/jobs',
    query: v.object({
      cursor: v.optional(v.nullable(text)),
      /** Running means running plus queued. Default all. */
      filter: v.optional(v.picklist(jobPageFilters)),
    }),
    response: v.object({ jobs: v.array(job), nextCursor: v.optional(nextCursor) }),
    docs: {
      summary: 'The jobs of the user, newest first, a page at a time.',
      sample: { response: { jobs: [sampleJob] } },
    },
  }),
  createJob: endpoint({
    method: 'POST',
    path: '/api/jobs',
    openInDemo: true,
    idempotencyKey: 'required',
    request: newJob,
    response: oneJob,
    success: 201,
    docs: {
      summary: 'Queues a batch of images or a video.',
      errors: [
        'COINS_INSUFFICIENT',
        'PROVIDER_KEY_MISSING',
        'RATE_LIMITED',
        'DEMO_NOT_ALLOWED',
        'STORAGE_FULL',
      ],
      sample: { request: sampleNewJob, response: { job: sampleJob } },
    },
  }),
  job: endpoint({
    method: 'GET',
    path: '/api/jobs/{id}',
    response: oneJob,
    docs: {
      summary: 'One job of the user.',
      errors: ['NOT_FOUND'],
      sample: { response: { job: sampleJob } },
    },
  }),
  cancelJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/cancel',
    openInDemo: true,
    response: oneJob,
    docs: {
      summary: 'Cancels a job that waits or runs.',
      errors: ['NOT_FOUND', 'CONFLICT'],
      sample: { response: { job: sampleJob } },
    },
  }),
  retryJob: endpoint({
    method: 'POST',
    path: '/api/jobs/{id}/retry',
    openInDemo: true,
    idempotencyKey: 'required',
    response: oneJob,
    docs: {
      summary: 'Queues a failed or cancelled job again with the same form.',
      errors: ['NOT_FOUND', 'CONFLICT', 'COINS_INSUFFICIENT', 'RATE_LIMITED', 'STORAGE_FULL'],
      sample: { response: { job: sampleJob } },
    },
  }),
};
