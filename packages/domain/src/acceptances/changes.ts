import type { TextKey } from '../texts/index.ts';
import { type AcceptedDocument, documentVersions } from './versions.ts';

/** What changed with a version, beside those that were the first. */
const changes = {
  'legal 2026-11-30': 'change_legal_20261130',
  'legal 2026-11-28': 'change_legal_20261128',
  'legal 2026-11-27': 'change_legal_20261127',
} as const satisfies Readonly<Record<`${AcceptedDocument} ${string}`, TextKey<'acceptances'>>>;
export type DocumentChange = (typeof changes)[keyof typeof changes];

const changeAt: Readonly<Record<string, DocumentChange | undefined>> = changes;

/**
 * What changed in a document (decisions: terms-new).
 *
 * @param document - What is accepted.
 * @param since - The version that was accepted; null for none, to which everything is new.
 * @returns The text of each version that came after it, the newest first; none for what has only a first version.
 */
export function changesSince(document: AcceptedDocument, since: string | null): readonly DocumentChange[] {
  const versions: readonly string[] = documentVersions[document];
  const known = since === null ? -1 : versions.indexOf(since);
  const newer = known === -1 ? versions : versions.slice(0, known);
  return newer.flatMap((version) => changeAt[`${document} ${version}`] ?? []);
}

/**
 * What changed with one version of a document (decisions: account). Takes both.
 *
 * @returns The text, or undefined for what was the first.
 */
export function changeOf(document: AcceptedDocument, version: string): DocumentChange | undefined {
  return changeAt[`${document} ${version}`];
}
