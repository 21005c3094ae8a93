import { dataMiningUri, digitalSourceUri, xmpNamespaces } from '@mirror-studio/domain/media';
import { common } from '@mirror-studio/domain/texts/en/common';
import type { InLanguages, Statement } from './statement.ts';

/** What an export changed of the picture that was kept. */
export interface Change {
  /** In the words of the XMP specification: a picture's pixels were encoded anew, or only its metadata written. */
  readonly action: 'converted' | 'saved';
  readonly parameters: string;
  /** The parts that are other than before: `/` is everything. */
  readonly changed: '/' | '/metadata';
}

const software = common.productName;

/**
 * Writes the XMP packet of an exported picture: creator, credit and licence (Dublin Core, XMP Rights), mining and resale
 * (PLUS), where the pixels come from and what they were asked by (IPTC Extension), and what the export changed.
 */
export function writeXmp({ rights, made, source, createdAt, exportedAt }: Statement, change: Change): string {
  const names = Object.entries(xmpNamespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  const properties = [
    element('xmp:CreatorTool', software),
    element('xmp:CreateDate', createdAt),
    element('xmp:MetadataDate', exportedAt),
    ...(source ? [element('Iptc4xmpExt:DigitalSourceType', digitalSourceUri(source))] : []),
    ...(rights
      ? [
          rights.creator === null ? '' : list('dc:creator', 'Seq', item(rights.creator)),
          languages('dc:rights', joined(rights.credit, rights.licence)),
          element('xmpRights:Marked', 'True'),
          languages('xmpRights:UsageTerms', rights.licence),
          languages('plus:OtherConstraints', rights.resale),
          element('plus:DataMining', dataMiningUri(rights.dataMining)),
        ]
      : []),
    ...(made
      ? [
          list('dc:description', 'Alt', item(made.prompt, 'x-default')),
          element('Iptc4xmpExt:AIPromptInformation', made.prompt),
          element('Iptc4xmpExt:AISystemUsed', made.model),
        ]
      : []),
    list('xmpMM:History', 'Seq', event(change, exportedAt)),
  ];
  return (
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>' +
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    `<rdf:Description rdf:about=""${names.join('')}>${properties.join('')}</rdf:Description>` +
    '</rdf:RDF></x:xmpmeta><?xpacket end="r"?>'
  );
}

/** A text as XML may hold it: its marks escaped, without the characters that no XML has. */
export function xmlText(text: string): string {
  const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return (
    text
      .toWellFormed()
      .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
      .replace(/[&<>"]/g, (mark) => marks[mark] ?? '')
      // Else a reader makes a line feed of it.
      .replace(/\r/g, '&#xD;')
  );
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`;
const item = (text: string, language?: string) =>
  `<rdf:li${language === undefined ? '' : ` xml:lang="${language}"`}>${xmlText(text)}</rdf:li>`;
const list = (name: string, kind: 'Alt' | 'Seq', items: string) =>
  `<${name}><rdf:${kind}>${items}</rdf:${kind}></${name}>`;
const languages = (name: string, { en, es }: InLanguages) =>
  list(name, 'Alt', item(en, 'x-default') + item(en, 'en') + item(es, 'es'));
const joined = (first: InLanguages, second: InLanguages): InLanguages => ({
  en: `${first.en} ${second.en}`,
  es: `${first.es} ${second.es}`,
});

const event = ({ action, parameters, changed }: Change, when: string) =>
  '<rdf:li rdf:parseType="Resource">' +
  element('stEvt:action', action) +
  element('stEvt:parameters', parameters) +
  element('stEvt:softwareAgent', software) +
  element('stEvt:when', when) +
  element('stEvt:changed', changed) +
  '</rdf:li>';
