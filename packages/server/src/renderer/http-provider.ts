import type { ErrorCode } from '@mirror-studio/domain/errors';
import { pictureSizes } from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import type { ImageModelConfig } from '../config/index.ts';
import { Refusal } from '../http/index.ts';
import type { ImageProvider } from './providers.ts';

const answer = v.object({ data: v.pipe(v.array(v.object({ b64_json: v.string() })), v.minLength(1)) });
/** Decided: how long a model may think about one picture. */
const patienceMs = 120_000;

const messages = {
  PROVIDER_BAD_REQUEST: 'The image service did not accept this request. Change the prompt or the model.',
  PROVIDER_REFUSED: 'The image service refused the key that is set up here.',
  PROVIDER_RATE_LIMIT: 'The image service is busy. Please wait a moment and try again.',
  PROVIDER_TIMEOUT: 'The image service did not answer in time.',
  PROVIDER_DOWN: 'The image service cannot be reached at the moment.',
} as const satisfies Partial<Record<ErrorCode, string>>;

const refuse = (code: keyof typeof messages) => new Refusal(code, messages[code]);

/** A model behind the images endpoint that most providers share (`POST {url}/images/generations`, base64 answers). */
export function httpProvider(config: ImageModelConfig): ImageProvider {
  return {
    async render({ prompt, style, pose, aspectRatio }, signal) {
      const { widthPx, heightPx } = pictureSizes[aspectRatio];
      const response = await fetch(`${config.url ?? 'https://api.openai.com/v1'}/images/generations`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${config.key}` },
        body: JSON.stringify({
          model: config.model ?? 'gpt-image-1',
          prompt: `${prompt}\nStyle: ${style}. Pose: ${pose}.`,
          size: `${widthPx}x${heightPx}`,
          n: 1,
        }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
      }).catch((error: unknown) => {
        if (signal.aborted) throw error;
        throw refuse(
          error instanceof Error && error.name === 'TimeoutError' ? 'PROVIDER_TIMEOUT' : 'PROVIDER_DOWN',
        );
      });
      if (!response.ok) throw refuse(codeOf(response.status));
      const body = v.safeParse(answer, await response.json().catch(() => null));
      if (!body.success) throw refuse('PROVIDER_DOWN');
      return Buffer.from(body.output.data[0]?.b64_json ?? '', 'base64');
    },
  };
}

function codeOf(status: number): keyof typeof messages {
  if (status === 401 || status === 403) return 'PROVIDER_REFUSED';
  if (status === 429) return 'PROVIDER_RATE_LIMIT';
  if (status === 408 || status === 504) return 'PROVIDER_TIMEOUT';
  return status >= 500 ? 'PROVIDER_DOWN' : 'PROVIDER_BAD_REQUEST';
}
