import type { PictureRequest } from '../renderer/index.ts';

/** What a model is asked for. */
export interface ImageRequest extends PictureRequest {
  /** The bytes of the reference image, as uploads keep it, or null. The built-in renderer takes its colour alone. */
  readonly referenceImage: Uint8Array | null;
}

export interface ImageProvider {
  /** Makes one picture as PNG, JPEG or WebP bytes. Throws HttpError with a PROVIDER_ code. */
  render(request: ImageRequest, signal: AbortSignal): Promise<Uint8Array>;
}
