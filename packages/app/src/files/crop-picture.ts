import { profilePictureLimits } from '@mirror-studio/domain/constants/profiles';

/**
 * The square of a picture as a file of its own, no larger than it is kept. Takes the file and the square, in px of the picture as it
 * is shown: upright. Rejects when the browser cannot read it.
 */
export async function cropPicture(
  file: File,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const to = Math.min(side, profilePictureLimits.largePx);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [to, to];
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('There is no canvas to draw on');
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(picture, x, y, side, side, 0, 0, to, to);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/webp', 0.95);
    const blob = await promise;
    if (!blob) throw new Error('The picture could not be written');
    return new File([blob], 'picture', { type: blob.type });
  } finally {
    URL.revokeObjectURL(address);
  }
}
