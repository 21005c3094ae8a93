/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { makeOutlines } from '../scripts/icons.mjs';

test('the outlines are those of names.json: pnpm generate writes them', async () => {
  const outlines = await makeOutlines();
  for (const [path, text] of outlines) expect(readFileSync(path, 'utf8')).toBe(text);
  const [first = ''] = outlines.keys();
  expect(readdirSync(dirname(first))).toHaveLength(outlines.size);
});
