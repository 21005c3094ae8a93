import { licenceText, mediaRights } from '../media/index.ts';
import type { Settings } from '../settings/settings.ts';

/** What may be done with a work, as its author's settings said when it was published; null where they state no rights. */
export type WorkLicence = { readonly resale: boolean; readonly training: boolean } | null;

/**
 * The licence that settings give a work (pages: publishing; decisions). Takes the settings.
 *
 * @returns Null while content protection is off: then no rights are stated.
 */
export function licenceOf({
  mirrorProtocolEnabled,
  allowResale,
  allowTraining,
}: Pick<Settings, 'mirrorProtocolEnabled' | 'allowResale' | 'allowTraining'>): WorkLicence {
  return mirrorProtocolEnabled ? { resale: allowResale, training: allowTraining } : null;
}

/** Keys of the namespace `rights`. */
type LicenceText = ReturnType<typeof licenceText>;

/**
 * The text that says a licence in words (pages: publishing; decisions). Takes the licence.
 *
 * @returns Its key in the namespace `rights`; null where no rights are stated.
 */
export function textOfLicence(licence: WorkLicence): LicenceText | null {
  if (licence === null) return null;
  const { resale: allowResale, training: allowTraining } = licence;
  return licenceText(
    mediaRights({ mirrorProtocolEnabled: true, allowResale, allowTraining, shareMetadata: true }),
  );
}
