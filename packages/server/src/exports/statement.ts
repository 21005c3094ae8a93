import {
  type DataMining,
  type DigitalSource,
  licenceText,
  type MediaRights,
} from '@mirror-studio/domain/media';
import { formatText } from '@mirror-studio/domain/texts';
import { rights as english } from '@mirror-studio/domain/texts/en/rights';
import { rights as spanish } from '@mirror-studio/domain/texts/es/rights';

/** One text in the languages of the product: the first is what a program shows that knows neither. */
export interface InLanguages {
  readonly en: string;
  readonly es: string;
}

/** The rights as a file states them. */
export interface StatedRights {
  readonly creator: string | null;
  readonly credit: InLanguages;
  readonly licence: InLanguages;
  readonly resale: InLanguages;
  readonly dataMining: DataMining;
}

/** Everything that an exported file says of itself: what crosses to the process that writes it. */
export interface Statement {
  /** Null where the protocol is off: then nothing is claimed of rights. */
  readonly rights: StatedRights | null;
  /** Null where they are not shared. */
  readonly made: { readonly prompt: string; readonly model: string } | null;
  /** Null where that is not known. */
  readonly source: DigitalSource | null;
  /** When the picture was made and when it is exported, ISO 8601. */
  readonly createdAt: string;
  readonly exportedAt: string;
}

/** Says the rights that the settings imply. Takes them and the name that the creator shows, null for none; returns null where none are to be written. */
export function stateRights(rights: MediaRights, creator: string | null): StatedRights | null {
  if (!rights.written) return null;
  const licence = licenceText(rights);
  const resale = rights.resale ? 'resale' : 'noResale';
  return {
    creator,
    credit:
      creator === null
        ? { en: english.made, es: spanish.made }
        : {
            en: formatText(english, 'madeBy', 'en', { name: creator }),
            es: formatText(spanish, 'madeBy', 'es', { name: creator }),
          },
    licence: { en: english[licence], es: spanish[licence] },
    resale: { en: english[resale], es: spanish[resale] },
    dataMining: rights.dataMining,
  };
}
