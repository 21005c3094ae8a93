import { providerLimits } from '@mirror-studio/domain/constants/server';
import type { ImageModel } from 'ai';
import type { ImageModelConfig, ProviderAdapter } from '../config/index.ts';
import { boundedFetch, patient } from './exchange.ts';
import { causesOf, failureOf, type Refuser, refusalOf, refusalOfAnswer } from './failures.ts';
import { moderated } from './moderated.ts';
import type { ImageProvider, ImageRequest } from './provider.ts';
import { cropped, nearestSize, wholePrompt } from './request.ts';

/** An adapter of the library, as it is used here. */
interface Adapter {
  /** Whose refusals these are. */
  readonly name: string;
  /** Loaded with the first picture: nobody who makes samples waits for it. */
  open(config: ImageModelConfig, refuser: Refuser): Promise<ImageModel>;
  /** The size or the ratio and the seed, where it takes one. */
  shape(request: ImageRequest): Partial<Pick<Asked, 'size' | 'aspectRatio' | 'seed' | 'providerOptions'>>;
}
type Asked = Parameters<typeof import('ai').generateImage>[0];

const settings = ({ url, key }: ImageModelConfig) => ({
  ...(url === null ? {} : { baseURL: url }),
  ...(key === null ? {} : { apiKey: key }),
  fetch: boundedFetch,
});

/** The decided models, for a key without a name of one. */
const adapters: Readonly<Record<ProviderAdapter, Adapter>> = {
  openai: {
    name: 'OpenAI',
    open: async (config) =>
      (await import('@ai-sdk/openai')).createOpenAI(settings(config)).image(config.model ?? 'gpt-image-1'),
    shape: ({ aspectRatio }) => ({ size: nearestSize(aspectRatio) }),
  },
  google: {
    name: 'Google',
    open: async (config) =>
      (await import('@ai-sdk/google'))
        .createGoogleGenerativeAI(settings(config))
        .image(config.model ?? 'gemini-2.5-flash-image'),
    shape: ({ aspectRatio, seed }) => ({ aspectRatio, seed }),
  },
  'black-forest-labs': {
    name: 'Black Forest Labs',
    open: async (config, refuser) =>
      (await import('@ai-sdk/black-forest-labs'))
        .createBlackForestLabs({
          ...settings(config),
          fetch: moderated(refuser),
          pollIntervalMillis: providerLimits.pollMs,
          pollTimeoutMillis: providerLimits.patienceMs,
        })
        .image(config.model ?? 'flux-kontext-pro'),
    shape: ({ aspectRatio, seed }) => ({ aspectRatio, seed }),
  },
  'openai-compatible': {
    name: 'The images server',
    open: async (config) =>
      (await import('@ai-sdk/openai-compatible'))
        .createOpenAICompatible({ name: 'engine', ...settings(config), baseURL: config.url ?? '' })
        .imageModel(config.model ?? ''),
    shape: ({ aspectRatio }) => ({
      size: nearestSize(aspectRatio),
      providerOptions: { engine: { response_format: 'b64_json' } },
    }),
  },
};

/**
 * A model through an adapter of the `ai` library. Its pictures are cropped to the exact ratio that was asked for.
 * Takes its configuration and how long it may think about one picture; the retry policy is the worker's.
 */
export function libraryProvider(
  config: ImageModelConfig,
  patienceMs: number = providerLimits.patienceMs,
): ImageProvider {
  const adapter = adapters[config.adapter];
  const refuser = { name: config.label ?? adapter.name, key: config.key };
  return {
    async render(request, signal) {
      const until = patient(signal, patienceMs);
      const { generateImage, APICallError, NoImageGeneratedError } = await import('ai');
      try {
        const text = wholePrompt(request);
        const { image } = await generateImage({
          model: await adapter.open(config, refuser),
          prompt: request.referenceImage ? { text, images: [request.referenceImage] } : text,
          ...adapter.shape(request),
          maxRetries: 0,
          abortSignal: until,
        });
        return await cropped(image.uint8Array, request.aspectRatio, until);
      } catch (error) {
        if (signal.aborted) throw error;
        for (const cause of causesOf(error)) {
          if (APICallError.isInstance(cause) && cause.statusCode !== undefined && cause.statusCode >= 400)
            throw refusalOfAnswer(refuser, cause.statusCode, cause.responseBody ?? '');
          if (NoImageGeneratedError.isInstance(cause)) throw withoutPicture(refuser, cause.calls);
        }
        throw failureOf(refuser, error, signal);
      }
    },
  };
}

/** An answer without a picture, which says why: it is the prompt that was refused. */
function withoutPicture(refuser: Refuser, calls: unknown) {
  const reasons = JSON.stringify(calls ?? []).match(/"(?:finishReason|blockReason)":"[A-Z_]+"/g) ?? [];
  const reason = reasons
    .map((said) => said.replace(/^.*:"|"$/g, ''))
    .find((said) => said !== 'STOP' && said !== 'MAX_TOKENS');
  if (reason === undefined && reasons.length === 0) return refusalOf(refuser, 'PROVIDER_DOWN');
  return refusalOf(refuser, 'PROVIDER_BAD_REQUEST', JSON.stringify({ message: reason ?? '' }));
}
