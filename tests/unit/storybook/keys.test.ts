import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysFolder, makeKeys } from '../../../.storybook/keys.mjs';
import { signsOfKeys } from '../../../.storybook/signs.ts';

test('the committed signs of keys are what the script makes, and its licence lies beside it', async () => {
  for (const [name, bytes] of Object.entries(await makeKeys())) {
    const committed = readFileSync(join(keysFolder, name));
    expect(committed.equals(bytes), `${name} is stale: run pnpm generate`).toBe(true);
  }
});

test('the frame asks for them, and each page for every sign that it may write', () => {
  const head = readFileSync(join(keysFolder, '../manager-head.html'), 'utf8');
  expect(head).toContain('url("./keys.woff2")');
  for (const code of ['U+2318', 'U+2325', 'U+2303', 'U+23CE']) expect(signsOfKeys).toContain(code);
});
