import { type ImageModelId, imageModels } from '@mirror-studio/domain/photo-shoot';
import { formatText } from '@mirror-studio/domain/texts';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import type { Config } from '../config/index.ts';
import { HttpError } from '../http/index.ts';
import { picturePools } from '../pictures/index.ts';
import { httpProvider } from './http-provider.ts';
import type { ImageProvider } from './provider.ts';

export interface ImageProviders {
  /** The provider of a model. Throws HttpError PROVIDER_KEY_MISSING when it is not set up: never a silent sample. */
  of(model: ImageModelId): ImageProvider;
}

const builtIn: ImageProvider = {
  render: (request, signal) => picturePools.jobs.run('drawPicture', request, { signal }),
};

/** The built-in renderer and the configured models. Takes their configuration, by the ids of the catalogue. */
export function imageProviders(models: Config['imageModels']): ImageProviders {
  return {
    of(id) {
      const model = imageModels.find((known) => known.id === id);
      if (model?.builtIn) return builtIn;
      const configured = models[id];
      if (!configured) {
        const variable = `IMAGE_${id.toUpperCase().replaceAll('-', '_')}_KEY`;
        throw new HttpError(
          'PROVIDER_KEY_MISSING',
          formatText(refusals, 'modelKeyMissing', 'en', { model: model?.label ?? id, variable }),
        );
      }
      return httpProvider(configured);
    },
  };
}
