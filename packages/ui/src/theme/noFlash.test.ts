/// <reference types="node" />
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { noFlashHash, noFlashScript } from './noFlash.ts';

/** The theme of a document after the script has run in it. `stored` throws for a storage that is closed to the page. */
function themeAfter(dataset: Record<string, string>, stored: (key: string) => string | null): string {
  const document = {
    currentScript: { dataset },
    documentElement: { dataset: { theme: 'as written' } },
  };
  runInNewContext(noFlashScript, { document, localStorage: { getItem: stored } });
  return document.documentElement.dataset.theme;
}

test('the hash is that of the script', () => {
  expect(noFlashHash).toBe(`sha256-${createHash('sha256').update(noFlashScript).digest('base64')}`);
});

test('a saved theme is put on the document, alone or among other settings', () => {
  for (const theme of ['dark', 'light', 'system']) {
    expect(themeAfter({ initial: 'dark' }, (key) => (key === 'theme' ? theme : null))).toBe(theme);
    const settings = JSON.stringify({ theme, autoSave: true });
    expect(themeAfter({ key: 'mine' }, (key) => (key === 'mine' ? settings : null))).toBe(theme);
  }
});

test('where none is saved, or none that can be read, it is the first one', () => {
  for (const stored of [null, '', 'sepia', '{"theme":"sepia"}', '{}', '{"theme":', '["dark"]']) {
    expect(
      themeAfter({}, () => stored),
      `${stored}`,
    ).toBe('system');
    expect(
      themeAfter({ initial: 'dark' }, () => stored),
      `${stored}`,
    ).toBe('dark');
  }
  const closed = () => {
    throw new Error('The storage is closed to this page');
  };
  expect(themeAfter({ initial: 'light' }, closed)).toBe('light');
});
