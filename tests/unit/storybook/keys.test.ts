import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keysFolder, makeKeys } from '../../../.storybook/keys.mjs';

test('the committed sign of Control is what the script makes, and its licence lies beside it', async () => {
  for (const [name, bytes] of Object.entries(await makeKeys())) {
    const committed = readFileSync(join(keysFolder, name));
    expect(committed.equals(bytes), `${name} is stale: run pnpm generate`).toBe(true);
  }
});

test('the frame asks for it', () => {
  const head = readFileSync(join(keysFolder, '../manager-head.html'), 'utf8');
  expect(head).toContain('url("./keys.woff2")');
});
