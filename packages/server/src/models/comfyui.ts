import { setTimeout as wait } from 'node:timers/promises';
import { providerLimits } from '@mirror-studio/domain/constants/server';
import { pictureSizes } from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import type { ImageEngineConfig } from '../config/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { refusals } from '../http/answer/refusals.ts';
import { ask, askJson, boundedFetch, patient } from './exchange.ts';
import { failureOf, type Refuser, refusalOf } from './failures.ts';
import type { ImageProvider, ImageRequest } from './provider.ts';
import { cropped, wholePrompt } from './request.ts';
import { filled, imageToImage, takes, textToImage } from './workflow.ts';

const queued = v.object({ prompt_id: v.pipe(v.string(), v.nonEmpty()) });
const kept = v.object({ filename: v.string(), subfolder: v.optional(v.string(), ''), type: v.string() });
const history = v.record(
  v.string(),
  v.object({
    status: v.optional(
      v.object({
        status_str: v.string(),
        messages: v.optional(v.array(v.tuple([v.string(), v.unknown()])), []),
      }),
    ),
    outputs: v.record(v.string(), v.looseObject({ images: v.optional(v.array(kept), []) })),
  }),
);

/** How one engine is spoken to, until a moment. */
interface Talk {
  readonly url: string;
  readonly refuser: Refuser;
  readonly headers: Record<string, string>;
  readonly signal: AbortSignal;
}

/**
 * ComfyUI: a workflow is queued, its history followed and the picture fetched. What nobody waits for any more leaves its
 * queue; what it works on already it ends, for an older engine would stop the work of others with it.
 */
export function comfyProvider(
  { label, url, key, model, workflow }: ImageEngineConfig,
  { patienceMs, pollMs }: { patienceMs: number; pollMs: number } = {
    patienceMs: providerLimits.enginePatienceMs,
    pollMs: providerLimits.pollMs,
  },
): ImageProvider {
  const refuser = { name: label, key };
  const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
  return {
    async render(request, signal) {
      const talk: Talk = { url, refuser, headers, signal: patient(signal, patienceMs) };
      try {
        const ready = await prepared(talk, request);
        const id = await queue(talk, filled(ready.workflow, { ...ready.inputs, model: model ?? '' }));
        const file = await followed(talk, id, pollMs).catch((error: unknown) => {
          forget(talk, id);
          throw error;
        });
        const bytes = await (
          await ask(refuser, `${url}/view?${new URLSearchParams(file).toString()}`, talk)
        ).arrayBuffer();
        return await cropped(new Uint8Array(bytes), request.aspectRatio, talk.signal);
      } catch (error) {
        throw failureOf(refuser, error, signal);
      }
    },
  };

  /** The workflow for a request and its inputs; the reference image is on the engine then. */
  async function prepared(talk: Talk, request: ImageRequest) {
    const { referenceImage } = request;
    const chosen = workflow ?? (referenceImage ? imageToImage : textToImage);
    if (referenceImage && !takes(chosen, 'reference')) {
      const said = refusals.engineWithoutReference({ provider: label });
      throw new HttpError('PROVIDER_BAD_REQUEST', said);
    }
    const { widthPx: width, heightPx: height } = pictureSizes[request.aspectRatio];
    const reference = referenceImage ? await uploaded(talk, referenceImage) : '';
    return {
      workflow: chosen,
      inputs: { prompt: wholePrompt(request), seed: request.seed, width, height, reference },
    };
  }
}

const uploadAnswer = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  subfolder: v.optional(v.string(), ''),
});

async function uploaded({ url, refuser, headers, signal }: Talk, image: Uint8Array): Promise<string> {
  const body = new FormData();
  body.set(
    'image',
    new Blob([new Uint8Array(image)], { type: 'image/webp' }),
    `mirror-studio-${crypto.randomUUID()}.webp`,
  );
  const response = await ask(refuser, `${url}/upload/image`, { method: 'POST', headers, body, signal });
  const { name, subfolder } = v.parse(uploadAnswer, await response.json());
  return subfolder ? `${subfolder}/${name}` : name;
}

async function queue({ url, refuser, headers, signal }: Talk, prompt: unknown): Promise<string> {
  const body = { prompt, client_id: 'mirror-studio' };
  return v.parse(queued, await askJson(refuser, `${url}/prompt`, { body, headers, signal })).prompt_id;
}

/** Waits for the picture of a queued workflow; throws HttpError when the engine could not make it. */
async function followed({ url, refuser, headers, signal }: Talk, id: string, pollMs: number) {
  for (;;) {
    const path = `${url}/history/${encodeURIComponent(id)}`;
    const done = v.parse(history, await askJson(refuser, path, { headers, signal }))[id];
    if (done?.status?.status_str === 'error') {
      const said = done.status.messages.find(([kind]) => kind === 'execution_error')?.[1];
      throw refusalOf(refuser, 'PROVIDER_BAD_REQUEST', JSON.stringify(said ?? null));
    }
    if (done) {
      const files = Object.values(done.outputs).flatMap(({ images }) => images);
      const file = files.find(({ type }) => type === 'output') ?? files[0];
      if (file) return { ...file };
      throw refusalOf(refuser, 'PROVIDER_DOWN');
    }
    await wait(pollMs, undefined, { signal });
  }
}

/** Takes a workflow out of the queue, if it still waits there. Nobody waits for the answer. */
function forget({ url, headers }: Talk, id: string): void {
  void boundedFetch(`${url}/queue`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ delete: [id] }),
    signal: AbortSignal.timeout(5_000),
  }).catch(() => undefined);
}
