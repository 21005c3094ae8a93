import { exportQualities, type PictureFormat, pictureFormats } from '@mirror-studio/domain/media';
import { common } from '@mirror-studio/domain/texts/en/common';
import sharp from 'sharp';
import { containers } from './containers/index.ts';
import { writeIim } from './iim.ts';
import type { Statement } from './statement.ts';
import { type Change, writeXmp } from './xmp.ts';

export interface ExportOrder {
  /** The picture as it is kept. */
  readonly bytes: Uint8Array;
  readonly format: PictureFormat;
  readonly isHighQuality: boolean;
  readonly statement: Statement;
}

/**
 * Writes a picture as it is exported: in the format asked for, with what its statement says and nothing that the kept file
 * said besides, but for a content credential, which stays as it was. It is signed for the picture as it was: whoever checks
 * it finds the change, and the history says what it was. Throws what the decoder throws.
 */
export async function writeExport(order: ExportOrder): Promise<Uint8Array> {
  const { bytes, format, isHighQuality, statement } = order;
  const kept = await sharp(bytes).metadata();
  const keptFormat = pictureFormats.find((known) => known === kept.format);
  const isUpright = (kept.orientation ?? 1) === 1;
  const isKeptAsIs = keptFormat === format && isUpright && (isHighQuality || format === 'png');
  const credential = keptFormat ? containers[keptFormat].credentialOf(bytes) : null;
  const pixels = isKeptAsIs ? bytes : await encoded(bytes, format, isHighQuality);
  const change: Change = isKeptAsIs
    ? { action: 'saved', parameters: 'metadata written', changed: '/metadata' }
    : { action: 'converted', parameters: `from image/${kept.format} to image/${format}`, changed: '/' };
  const { width, height, hasAlpha } = isKeptAsIs ? kept : await sharp(pixels).metadata();
  const labels = {
    xmp: writeXmp(statement, change),
    iim: writeIim(statement),
    texts: textsOf(statement),
    credential,
  };
  return containers[format].label(pixels, labels, { width, height, hasAlpha });
}

/** The picture upright, in the colours that every program shows. */
function encoded(bytes: Uint8Array, format: PictureFormat, isHighQuality: boolean): Promise<Buffer> {
  const upright = sharp(bytes, { failOn: 'truncated' }).rotate();
  const quality = isHighQuality ? exportQualities.high : exportQualities.standard;
  if (format === 'png') return upright.png().toBuffer();
  if (format === 'webp') return upright.webp({ quality }).toBuffer();
  const chromaSubsampling = isHighQuality ? '4:4:4' : '4:2:0';
  return upright.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling }).toBuffer();
}

/** The keywords that the PNG specification knows. */
function textsOf({ rights, made }: Statement): (readonly [string, string])[] {
  return [
    ['Software', made ? `${common.productName}, ${made.model}` : common.productName],
    ...(rights?.creator ? [['Author', rights.creator] as const] : []),
    ...(rights ? [['Copyright', `${rights.credit.en} ${rights.licence.en}`] as const] : []),
    ...(made ? [['Description', made.prompt] as const] : []),
  ];
}
