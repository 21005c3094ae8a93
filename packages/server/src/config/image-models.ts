import * as v from 'valibot';
import { text, web } from './variables.ts';

/** Adapters of the library that speak the protocols of three providers. */
export const providerAdapters = ['openai', 'google', 'black-forest-labs'] as const;
/** The last is what servers of others speak, with an address of their own and without a key. */
export type ProviderAdapter = (typeof providerAdapters)[number] | 'openai-compatible';

/** An image model behind an adapter of the library. */
export interface ImageModelConfig {
  readonly adapter: ProviderAdapter;
  /** Null: the provider's own. */
  readonly url: string | null;
  readonly key: string | null;
  /** The provider's own name of the model; null: a decided one. */
  readonly model: string | null;
  /** Whose refusals these are; null: the provider's name. */
  readonly label: string | null;
}

/** The adapter of a letter that names none. */
const usual = { A: 'openai', B: 'google', C: 'black-forest-labs' } as const;
const letters = ['A', 'B', 'C'] as const;

const adapter = v.optional(
  v.picklist(providerAdapters, `must be ${providerAdapters.join(', ').replace(/, ([^,]*)$/, ' or $1')}`),
);

export const imageModelVariables = {
  IMAGE_PROVIDER_A_ADAPTER: adapter,
  IMAGE_PROVIDER_A_URL: web(),
  IMAGE_PROVIDER_A_KEY: text,
  IMAGE_PROVIDER_A_MODEL: text,
  IMAGE_PROVIDER_B_ADAPTER: adapter,
  IMAGE_PROVIDER_B_URL: web(),
  IMAGE_PROVIDER_B_KEY: text,
  IMAGE_PROVIDER_B_MODEL: text,
  IMAGE_PROVIDER_C_ADAPTER: adapter,
  IMAGE_PROVIDER_C_URL: web(),
  IMAGE_PROVIDER_C_KEY: text,
  IMAGE_PROVIDER_C_MODEL: text,
};
const variables = v.object(imageModelVariables);

/** The three models of providers, by the ids of the domain's catalogue: only those with a key. */
export function readImageModels(env: v.InferOutput<typeof variables>): Record<string, ImageModelConfig> {
  const models: Record<string, ImageModelConfig> = {};
  for (const letter of letters) {
    const key = env[`IMAGE_PROVIDER_${letter}_KEY`];
    if (key === undefined) continue;
    models[`provider-${letter.toLowerCase()}`] = {
      adapter: env[`IMAGE_PROVIDER_${letter}_ADAPTER`] ?? usual[letter],
      key,
      url: env[`IMAGE_PROVIDER_${letter}_URL`]?.replace(/\/+$/, '') ?? null,
      model: env[`IMAGE_PROVIDER_${letter}_MODEL`] ?? null,
      label: null,
    };
  }
  return models;
}
