import { providerLimits } from '@mirror-studio/domain/constants/server';
import {
  type ImageModelId,
  imageModelLabel,
  imageModels,
  isEngineId,
} from '@mirror-studio/domain/photo-shoot';
import type { Config, ImageEngineConfig } from '../config/index.ts';
import { refusals } from '../http/answer/refusals.ts';
import { HttpError } from '../http/index.ts';
import { picturePools } from '../pictures/index.ts';
import { automaticProvider } from './automatic1111.ts';
import { comfyProvider } from './comfyui.ts';
import { libraryProvider } from './library.ts';
import type { ImageProvider } from './provider.ts';

export interface ImageProviders {
  /** The provider of a model. Throws HttpError PROVIDER_KEY_MISSING when it is not set up: never a silent sample. */
  of(model: ImageModelId): ImageProvider;
}

const builtIn: ImageProvider = {
  // What it has no use for does not travel to its process.
  render: ({ referenceImage: _, ...request }, signal) =>
    picturePools.jobs.run('drawPicture', request, { signal }),
};

type Configured = Pick<Config, 'imageModels' | 'imageEngines'>;

/** What is shown for a model: an engine has a label of its own. Takes the configuration and an id, known or not. */
export const labelOf = ({ imageEngines }: Pick<Config, 'imageEngines'>, id: string): string =>
  (isEngineId(id) ? imageEngines[id]?.label : undefined) ?? imageModelLabel(id);

function engineProvider(engine: ImageEngineConfig): ImageProvider {
  if (engine.type === 'comfyui') return comfyProvider(engine);
  if (engine.type === 'automatic1111') return automaticProvider(engine);
  return libraryProvider({ ...engine, adapter: 'openai-compatible' }, providerLimits.enginePatienceMs);
}

/** The built-in renderer, the configured models and the engines. Takes their configuration. */
export function imageProviders({ imageModels: models, imageEngines }: Configured): ImageProviders {
  return {
    of(id) {
      if (isEngineId(id)) {
        const engine = imageEngines[id];
        if (engine) return engineProvider(engine);
        const gone = refusals.engineMissing({ model: imageModelLabel(id) });
        throw new HttpError('PROVIDER_KEY_MISSING', gone);
      }
      const model = imageModels.find((known) => known.id === id);
      if (model?.builtIn) return builtIn;
      const configured = models[id];
      if (!configured) {
        const variable = `IMAGE_${id.toUpperCase().replaceAll('-', '_')}_KEY`;
        throw new HttpError(
          'PROVIDER_KEY_MISSING',
          refusals.modelKeyMissing({ model: model?.label ?? id, variable }),
        );
      }
      return libraryProvider(configured);
    },
  };
}
