import type { ErrorCode } from '@mirror-studio/domain/errors';
import { type AspectRatio, pictureSizes } from '@mirror-studio/domain/photo-shoot';
import { errors as errorTexts } from '@mirror-studio/domain/texts/en/errors';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import * as v from 'valibot';
import type { ImageModelConfig } from '../config/index.ts';
import { HttpError } from '../http/answer/http-error.ts';
import { picturePools } from '../pictures/index.ts';
import type { ImageProvider } from './provider.ts';

const answer = v.object({ data: v.pipe(v.array(v.object({ b64_json: v.string() })), v.minLength(1)) });
/** Decided: how long a model may think about one picture. */
const usualPatienceMs = 120_000;
const defaults = { url: 'https://api.openai.com/v1', model: 'gpt-image-1' } as const;

type Failure = Extract<
  ErrorCode,
  'PROVIDER_BAD_REQUEST' | 'PROVIDER_REFUSED' | 'PROVIDER_RATE_LIMIT' | 'PROVIDER_TIMEOUT' | 'PROVIDER_DOWN'
>;
const refuse = (code: Failure) => new HttpError(code, errorTexts[`code_${code}`]);

/**
 * A model behind the images endpoint that most providers share (`POST {url}/images/generations`, base64 answers).
 * Its pictures are cropped to the exact ratio that was asked for.
 */
export function httpProvider(config: ImageModelConfig, patienceMs = usualPatienceMs): ImageProvider {
  return {
    async render({ prompt, style, pose, aspectRatio }, signal) {
      const response = await fetch(`${config.url ?? defaults.url}/images/generations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.key}` },
        body: JSON.stringify({
          model: config.model ?? defaults.model,
          prompt: `${prompt}\n\nStyle: ${texts[`style_${style}`]}. Pose: ${texts[`pose_${pose}`]}.`,
          size: nearestSize(aspectRatio),
          n: 1,
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      }).catch((error: unknown) => fail(error, signal));
      if (!response.ok) throw refuse(codeOf(response.status));
      const body = v.safeParse(answer, await response.json().catch((error: unknown) => fail(error, signal)));
      if (!body.success) throw refuse('PROVIDER_DOWN');
      return cropped(Buffer.from(body.output.data[0]?.b64_json ?? '', 'base64'), aspectRatio, signal);
    },
  };
}

function fail(error: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw error;
  const late = error instanceof Error && error.name === 'TimeoutError';
  throw refuse(late ? 'PROVIDER_TIMEOUT' : 'PROVIDER_DOWN');
}

/** The three sizes that these endpoints know. */
function nearestSize(aspectRatio: AspectRatio): string {
  const { widthPx, heightPx } = pictureSizes[aspectRatio];
  if (widthPx === heightPx) return '1024x1024';
  return widthPx > heightPx ? '1536x1024' : '1024x1536';
}

async function cropped(bytes: Buffer, aspectRatio: AspectRatio, signal: AbortSignal): Promise<Uint8Array> {
  try {
    return await picturePools.jobs.run('cropPicture', { bytes, ...pictureSizes[aspectRatio] }, { signal });
  } catch (error) {
    return fail(error, signal);
  }
}

function codeOf(status: number): Failure {
  if (status === 401 || status === 403) return 'PROVIDER_REFUSED';
  if (status === 429) return 'PROVIDER_RATE_LIMIT';
  if (status === 408 || status === 504) return 'PROVIDER_TIMEOUT';
  return status >= 500 ? 'PROVIDER_DOWN' : 'PROVIDER_BAD_REQUEST';
}
