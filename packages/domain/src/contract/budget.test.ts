import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** What the browser may pay for the contract, schema library included. */
const budgetBytes = 6_000;

test('the contract, as the app uses it, weighs less than 6 kB gzip in the browser', async () => {
  const result = await build({
    stdin: {
      contents: `export { endpointPath, endpoints, ContractError, idempotencyHeader, profileRow, readRequest, readResponse, uploadField } from './index.ts';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2024',
    write: false,
  });
  const code = result.outputFiles[0]?.contents ?? new Uint8Array();
  expect(code.byteLength).toBeGreaterThan(5_000);
  expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThan(budgetBytes);
});
