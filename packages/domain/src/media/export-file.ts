import type { ExportFormat } from '../settings/index.ts';

/** The formats that a picture can be exported in. */
export const pictureFormats = ['png', 'jpeg', 'webp'] as const satisfies readonly ExportFormat[];
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The format that a picture is exported in. Takes the format of the settings (§3). JSON holds no picture: who chose it
 * gets the pixels as they are, in PNG.
 */
export function pictureFormatOf(format: ExportFormat): PictureFormat {
  return pictureFormats.find((known) => known === format) ?? 'png';
}

/** The file of an exported video: it is exported in the one format in which it is made. */
export const exportedVideo = { extension: 'mp4', mediaType: 'video/mp4' } as const;

/**
 * Decided: how an export is encoded, by `highQualityExport`. PNG loses nothing either way. A picture that is in its
 * format already is not encoded again at high quality.
 */
export const exportQualities = { high: 95, standard: 80 } as const;
