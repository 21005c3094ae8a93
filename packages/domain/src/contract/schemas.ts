import * as v from 'valibot';
import { feedbackLimits } from '../constants/help.ts';
import { photoShootLimits } from '../constants/photo-shoot.ts';
import { requestSizeLimits } from '../constants/server.ts';
import { currencies } from '../economy/index.ts';
import { jobKinds, jobStatuses } from '../jobs/index.ts';
import { aspectRatios, imageModelIds, shootStyles } from '../photo-shoot/index.ts';

/** Coins, credits, tokens, cents, bytes, pixels: never a fraction (§9). */
export const whole = v.pipe(v.number(), v.safeInteger());
const count = v.pipe(whole, v.minValue(0));
const text = v.string();
const flag = v.boolean();
/** What names something in a request. */
export const identifier = v.pipe(text, v.maxLength(requestSizeLimits.identifierCharacters));
const prompt = v.pipe(text, v.maxLength(photoShootLimits.promptCharacters));
/** ISO 8601 with a time zone. */
const moment = v.pipe(text, v.isoTimestamp());

/** §2 A figure of a balance that is missing counts as 0, and the other stays what it is. */
const figure = v.nullish(whole, 0);

/** §3 Balance. */
export const balance = v.object({ coins: figure, credits: figure });
export type Balance = v.InferOutput<typeof balance>;

/** §3 Token log entry. `change` is signed; currency, note and jobId are added (decisions: every row says why). */
export const tokenLogEntry = v.object({
  id: text,
  change: whole,
  reason: text,
  createdAt: moment,
  currency: v.optional(v.picklist(currencies)),
  note: v.nullish(text),
  jobId: v.nullish(text),
});
export type TokenLogEntry = v.InferOutput<typeof tokenLogEntry>;

/** §3 One of result.media_assets; only the address is certain. */
export const mediaAsset = v.object({
  url: text,
  id: v.optional(text),
  type: v.optional(v.picklist(['image', 'video'])),
  width: v.optional(count),
  height: v.optional(count),
  thumbnailUrl: v.nullish(text),
  placeholder: v.nullish(text),
  pose: v.nullish(text),
});
export type MediaAsset = v.InferOutput<typeof mediaAsset>;

/** §4, decisions: `pending` is read as `queued`. */
const status = v.pipe(
  v.picklist([...jobStatuses, 'pending']),
  v.transform((given) => (given === 'pending' ? 'queued' : given)),
);

/**
 * §3 Job. Progress is added: a card shows '4 of 8'. So are its credits (decisions: cost of a generation): what is held
 * for it now, what was charged for finished pictures and what was returned, the latter two over all its runs.
 */
export const job = v.object({
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
  credits: v.nullish(v.object({ held: count, charged: count, returned: count })),
});
export type Job = v.InferOutput<typeof job>;

/** §3 Photo shoot form, as it is sent. Lengths and ranges are those of §5. */
export const photoShootForm = v.object({
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
  model: v.picklist(imageModelIds),
});

/** A video of a still picture (decisions: kind + form); its page decides the rest of the form. */
const videoForm = v.object({ textPrompt: prompt, sourceImageId: identifier, seconds: count });

export const newJob = v.variant('kind', [
  v.object({ kind: v.literal('image_batch'), form: photoShootForm }),
  v.object({ kind: v.literal('video_render'), form: videoForm }),
]);
export type NewJob = v.InferOutput<typeof newJob>;

/** §3 Gallery media. */
export const galleryItem = v.object({
  id: text,
  url: text,
  thumbnailUrl: v.nullish(text),
  type: v.picklist(['image', 'video']),
  model: text,
  project: v.nullish(text),
  prompt: text,
  createdAt: moment,
  width: v.optional(count),
  height: v.optional(count),
  placeholder: v.nullish(text),
  jobId: v.nullish(text),
});
export type GalleryItem = v.InferOutput<typeof galleryItem>;

/** What an upload answers. */
export const upload = v.object({ id: text, url: text, name: text, bytes: count });
export type Upload = v.InferOutput<typeof upload>;

/** §7 Feedback on a help topic. */
export const feedback = v.object({
  contextId: identifier,
  helpful: flag,
  message: v.optional(v.pipe(text, v.maxLength(feedbackLimits.characters))),
});
export type Feedback = v.InferOutput<typeof feedback>;

const measure = v.pipe(v.number(), v.minValue(0));
const word = v.pipe(identifier, v.regex(/^[\w.-]+$/));

/** §3 Web-vitals report, from anybody. Value and delta may have fractions: a layout shift is a ratio. */
export const webVital = v.object({
  name: v.picklist(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  value: measure,
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
  delta: measure,
  id: word,
  navigationType: word,
  url: v.pipe(text, v.url(), v.maxLength(requestSizeLimits.addressCharacters)),
  timestamp: count,
});
export type WebVital = v.InferOutput<typeof webVital>;

/** §3 API error body. */
export const errorAnswer = v.object({
  ok: v.literal(false),
  message: text,
  error: v.object({ message: text, code: text, field: v.optional(text) }),
});

/** §3 User profile as the client reads it (§7 table read). */
export const profileRow = v.object({
  display_name: v.nullish(text),
  use_type: v.nullish(text),
  terms_accepted: v.nullish(flag),
  compliance_confirmed: v.nullish(flag),
  role: v.nullish(text),
  is_admin: v.nullish(flag),
});
