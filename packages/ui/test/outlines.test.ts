/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeOutlines, outlinesPath } from '../scripts/icons.mjs';

test('the outlines are those of names.json: pnpm generate writes them', async () => {
  expect(readFileSync(outlinesPath, 'utf8')).toBe(await makeOutlines());
});
