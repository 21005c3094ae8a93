/** Decided: what people accept, as its gates name it (§4): the legal texts, the terms of service, and that one follows them. */
export const acceptedDocuments = ['legal', 'terms', 'compliance'] as const;
export type AcceptedDocument = (typeof acceptedDocuments)[number];

/**
 * Decided: the versions of what is accepted, by the day of each, the newest first. A new version of the terms, or of what is
 * confirmed, opens the gate for those who have accepted older ones alone.
 */
export const documentVersions = {
  legal: ['2026-11-30', '2026-11-28', '2026-11-27', '2026-11-21'],
  terms: ['2026-11-21'],
  compliance: ['2026-11-21'],
} as const satisfies Readonly<Record<AcceptedDocument, readonly [string, ...string[]]>>;
export type VersionOf<Document extends AcceptedDocument> = (typeof documentVersions)[Document][number];
export type DocumentVersion = VersionOf<AcceptedDocument>;

/**
 * The version in force (§4).
 *
 * @param document - What is accepted.
 * @returns The day of the newest version.
 */
export function newestVersion<Document extends AcceptedDocument>(document: Document): VersionOf<Document> {
  return documentVersions[document][0];
}

/**
 * The versions in force of what is accepted at the gate of the terms (§4).
 *
 * @returns Both, as they are sent.
 */
export function newestTerms(): {
  readonly terms: VersionOf<'terms'>;
  readonly compliance: VersionOf<'compliance'>;
} {
  return { terms: newestVersion('terms'), compliance: newestVersion('compliance') };
}

/**
 * Says whether a person has still to accept a document: they have accepted none of it, or older versions alone (§4).
 *
 * @param document - What is accepted.
 * @param accepted - The versions that they have accepted.
 * @returns True or false.
 */
export function isAcceptanceDue(document: AcceptedDocument, accepted: readonly string[]): boolean {
  return !accepted.includes(newestVersion(document));
}
