import { crc32 } from 'node:zlib';
import { imageModelLabel } from '@mirror-studio/domain/photo-shoot';
import sharp from 'sharp';
import { drawInk, type PictureRequest } from './ink.ts';
import { treatments } from './treatments.ts';

export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Draws and develops a picture with the built-in renderer. The same request makes the same bytes. */
export async function renderPicture(request: PictureRequest): Promise<Picture> {
  const { pixels, width, height } = drawInk(request);
  const raw = { raw: { width, height, channels: 3 as const } };
  const { bloom } = treatments[request.style];
  const glow = await sharp(pixels, raw)
    .linear(1.35, -96)
    .blur(width / 34)
    .ensureAlpha(bloom)
    .raw()
    .toBuffer();
  const png = await sharp(pixels, raw)
    .composite([{ input: glow, raw: { width, height, channels: 4 }, blend: 'screen' }])
    .removeAlpha()
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
  return { png: withText(png, 'Software', `Mirror Studio, ${imageModelLabel('sample')}`), width, height };
}

/** Puts a line of text into a PNG, behind its header. */
function withText(png: Buffer, keyword: string, text: string): Buffer {
  const headerEnd = 33;
  const data = Buffer.from(`tEXt${keyword}\0${text}`, 'latin1');
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
}
