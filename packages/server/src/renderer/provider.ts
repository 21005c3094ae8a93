import type { PictureRequest } from './ink.ts';

/** What a model is asked for, and what a reference image is to it. */
export type ImageRequest = PictureRequest;

export interface ImageProvider {
  /** Makes one picture as PNG, JPEG or WebP bytes. Throws HttpError with a PROVIDER_ code. */
  render(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
}
