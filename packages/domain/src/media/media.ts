import type { ExportFormat, Settings } from '../settings/index.ts';

/** §3 Gallery media types. */
export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/**
 * Decided, in ms: the signed address of a picture stays the same for so long, so that browsers can cache it, and works at least
 * so long, at most twice.
 */
export const mediaAddressMs = 1_800_000;

/** What a file of each export format is called and declared as (§3). */
export const exportFiles: Readonly<
  Record<ExportFormat, { readonly extension: string; readonly mediaType: string }>
> = {
  png: { extension: 'png', mediaType: 'image/png' },
  jpeg: { extension: 'jpg', mediaType: 'image/jpeg' },
  webp: { extension: 'webp', mediaType: 'image/webp' },
  json: { extension: 'json', mediaType: 'application/json' },
};

/** The PLUS vocabulary's values for mining and training that the settings can imply (decisions). */
export type DataMining = 'DMI-UNSPECIFIED' | 'DMI-ALLOWED' | 'DMI-PROHIBITED-AIMLTRAINING' | 'DMI-PROHIBITED';

/** What an exported file says of its rights. */
export interface MediaRights {
  /** Whether the rights are written at all. */
  readonly written: boolean;
  readonly dataMining: DataMining;
  readonly resale: boolean;
  /** Whether prompt and model are written too. */
  readonly metadata: boolean;
}

/**
 * The rights that exported media carry (decisions: content protection). With the protocol off no right is stated;
 * with it on, training is allowed or refused by its setting, and refusing both training and resale refuses all
 * mining.
 *
 * @param settings - The settings.
 * @returns What to write.
 */
export function mediaRights(
  settings: Pick<Settings, 'mirrorProtocolEnabled' | 'allowResale' | 'allowTraining' | 'shareMetadata'>,
): MediaRights {
  const { mirrorProtocolEnabled: written, allowResale, allowTraining, shareMetadata: metadata } = settings;
  if (!written) return { written, dataMining: 'DMI-UNSPECIFIED', resale: false, metadata };
  const refused: DataMining = allowResale ? 'DMI-PROHIBITED-AIMLTRAINING' : 'DMI-PROHIBITED';
  return { written, dataMining: allowTraining ? 'DMI-ALLOWED' : refused, resale: allowResale, metadata };
}

/**
 * Decided: the widths of a picture in px that stand for it where it is not looked at whole. A column of the gallery takes 160 to
 * 340 px: the small one for those, the thumbnail for dense screens.
 */
export const pictureWidths = { small: 320, thumbnail: 640 } as const;
