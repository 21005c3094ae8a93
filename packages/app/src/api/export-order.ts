import type { ExportedForm, ExportedRights } from '@mirror-studio/domain/contract';
import { pictureFormatOf } from '@mirror-studio/domain/media';
import { currentSettings } from '../storage/settings.ts';
import { readZone } from './zone.ts';

/** What the settings of this browser say of every export (§3): its rights, its form, and in which time zone its files are named. */
export function exportOrder(): {
  readonly rights: ExportedRights;
  readonly form: ExportedForm;
  readonly timeZone: string;
} {
  const { exportFormat, highQualityExport, ...settings } = currentSettings();
  const { mirrorProtocolEnabled, allowResale, allowTraining, shareMetadata } = settings;
  return {
    rights: { mirrorProtocolEnabled, allowResale, allowTraining, shareMetadata },
    form: { format: pictureFormatOf(exportFormat), highQualityExport },
    timeZone: readZone(),
  };
}
