import sharp from 'sharp';
import type { MediaStore } from './store.ts';

/** Decided: wide enough for a column of the gallery on a dense screen. */
const thumbnailWidth = 640;

/** Where the two files of a medium lie. Takes its path; returns both. */
export const filesOf = (path: string) => ({ original: path, thumbnail: `${path}.thumbnail.webp` });

export interface KeptPicture {
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  /** A few blurred pixels as a data address, to hold the picture's place. */
  readonly placeholder: string;
}

/** Keeps a picture and its thumbnail. Takes its bytes and where to put them; throws when they are no picture. */
export async function keepPicture(media: MediaStore, path: string, bytes: Buffer): Promise<KeptPicture> {
  const picture = sharp(bytes);
  const { width, height, format } = await picture.metadata();
  const thumbnail = await picture
    .clone()
    .resize({ width: thumbnailWidth, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  const tiny = await sharp(thumbnail).resize(14).blur(1).webp({ quality: 40 }).toBuffer();
  const files = filesOf(path);
  await media.disk.put(files.thumbnail, thumbnail);
  await media.disk.put(files.original, bytes);
  return {
    path,
    mediaType: `image/${format}`,
    bytes: bytes.length,
    width,
    height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  };
}
