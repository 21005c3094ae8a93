import { imageModels } from '../photo-shoot/index.ts';
import type { DataMining } from './media.ts';

/** The namespaces of XMP in which an exported picture says what it says (decisions: content protection). */
export const xmpNamespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  xmpMM: 'http://ns.adobe.com/xap/1.0/mm/',
  stEvt: 'http://ns.adobe.com/xap/1.0/sType/ResourceEvent#',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;

/** Takes a value of the PLUS vocabulary of mining and training; returns the address that stands for it in `plus:DataMining` (decisions). */
export function dataMiningUri(value: DataMining): string {
  return `http://ns.useplus.org/ldf/vocab/${value}`;
}

/** IPTC's words for where a picture's pixels come from: a trained model, or a program without one. */
export type DigitalSource = 'trainedAlgorithmicMedia' | 'algorithmicMedia';

/**
 * What made the pixels of a picture (decisions). Takes the id of its model. The built-in renderer is a program that was trained on
 * nothing; every other model was.
 */
export function digitalSourceOf(model: string): DigitalSource {
  return imageModels.some(({ id, builtIn }) => id === model && builtIn)
    ? 'algorithmicMedia'
    : 'trainedAlgorithmicMedia';
}

/** Takes IPTC's word for a source; returns the address that stands for it in `Iptc4xmpExt:DigitalSourceType` (decisions). */
export function digitalSourceUri(source: DigitalSource): string {
  return `http://cv.iptc.org/newscodes/digitalsourcetype/${source}`;
}
