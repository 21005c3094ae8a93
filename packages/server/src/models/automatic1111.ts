import { providerLimits } from '@mirror-studio/domain/constants/server';
import { pictureSizes } from '@mirror-studio/domain/photo-shoot';
import * as v from 'valibot';
import type { ImageEngineConfig } from '../config/index.ts';
import { askJson, patient } from './exchange.ts';
import { failureOf } from './failures.ts';
import type { ImageProvider } from './provider.ts';
import { cropped, wholePrompt } from './request.ts';

const answer = v.object({ images: v.pipe(v.array(v.string()), v.minLength(1)) });
/** Decided: how far a picture may go from its reference image. */
const denoising = 0.6;

/** An engine that speaks the API of AUTOMATIC1111's web UI, as its successors do too. */
export function automaticProvider(
  { label, url, key, model }: ImageEngineConfig,
  patienceMs: number = providerLimits.enginePatienceMs,
): ImageProvider {
  const refuser = { name: label, key };
  const headers: Record<string, string> = key
    ? { Authorization: `Basic ${Buffer.from(key).toString('base64')}` }
    : {};
  return {
    async render(request, signal) {
      const until = patient(signal, patienceMs);
      const { widthPx, heightPx } = pictureSizes[request.aspectRatio];
      const reference = request.referenceImage;
      const body = {
        prompt: wholePrompt(request),
        seed: request.seed,
        width: widthPx,
        height: heightPx,
        batch_size: 1,
        n_iter: 1,
        send_images: true,
        save_images: false,
        ...(model === null
          ? {}
          : {
              override_settings: { sd_model_checkpoint: model },
              override_settings_restore_afterwards: true,
            }),
        ...(reference
          ? { init_images: [Buffer.from(reference).toString('base64')], denoising_strength: denoising }
          : {}),
      };
      try {
        const path = `/sdapi/v1/${reference ? 'img2img' : 'txt2img'}`;
        const said = v.parse(answer, await askJson(refuser, url + path, { body, headers, signal: until }));
        const encoded = (said.images[0] ?? '').replace(/^data:[^,]*,/, '');
        return await cropped(Buffer.from(encoded, 'base64'), request.aspectRatio, until);
      } catch (error) {
        throw failureOf(refuser, error, signal);
      }
    },
  };
}
