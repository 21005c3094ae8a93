import type { PictureFormat } from '@mirror-studio/domain/media';
import { credentialOfJpeg, labelJpeg } from './jpeg.ts';
import type { Labels } from './labels.ts';
import { credentialOfPng, labelPng } from './png.ts';
import { credentialOfWebp, labelWebp, type Shape } from './webp.ts';

export type { Labels } from './labels.ts';

interface Container {
  credentialOf(file: Uint8Array): Uint8Array | null;
  label(file: Uint8Array, labels: Labels, shape: Shape): Buffer;
}

/** How each format keeps what a picture says of itself. */
export const containers: Readonly<Record<PictureFormat, Container>> = {
  png: { credentialOf: credentialOfPng, label: labelPng },
  jpeg: { credentialOf: credentialOfJpeg, label: labelJpeg },
  webp: { credentialOf: credentialOfWebp, label: labelWebp },
};
