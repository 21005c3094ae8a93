import { describe, expect, it, test } from 'vitest';
import {
  acceptedDocuments,
  changeOf,
  changesSince,
  documentVersions,
  isAcceptanceDue,
  newestTerms,
  newestVersion,
} from './index.ts';

test('each version is a day, named once, the newest first', () => {
  for (const document of acceptedDocuments) {
    const versions: readonly string[] = documentVersions[document];
    expect(versions.every((version) => /^\d{4}-\d\d-\d\d$/.test(version))).toBe(true);
    expect([...new Set(versions)].toSorted().toReversed()).toEqual(versions);
    expect(newestVersion(document)).toBe(versions[0]);
  }
});

test('what is not accepted in its newest version is due', () => {
  expect(isAcceptanceDue('legal', [])).toBe(true);
  expect(isAcceptanceDue('legal', ['2026-11-21'])).toBe(true);
  expect(isAcceptanceDue('legal', ['2026-11-21', newestVersion('legal')])).toBe(false);
});

test('at the gate of the terms both are accepted as they are in force', () => {
  expect(newestTerms()).toEqual({ terms: newestVersion('terms'), compliance: newestVersion('compliance') });
});

describe('what changed', () => {
  it('is of every version after the one that was accepted', () => {
    const all = ['change_legal_20261130', 'change_legal_20261128', 'change_legal_20261127'];
    expect(changesSince('legal', '2026-11-27')).toEqual(['change_legal_20261130', 'change_legal_20261128']);
    expect(changesSince('legal', '2026-11-21')).toEqual(all);
    expect(changesSince('legal', newestVersion('legal'))).toEqual([]);
    expect(changesSince('legal', null)).toEqual(all);
    expect(changesSince('legal', 'unknown')).toEqual(all);
    expect(changesSince('terms', null)).toEqual([]);
  });

  it('is told with each version but the first', () => {
    for (const document of acceptedDocuments) {
      const versions: readonly string[] = documentVersions[document];
      for (const version of versions)
        expect([document, version, changeOf(document, version) === undefined]).toEqual([
          document,
          version,
          version === versions.at(-1),
        ]);
    }
  });
});
