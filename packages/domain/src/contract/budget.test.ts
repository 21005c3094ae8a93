import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { areaFile, stripDocs } from '../../scripts/strip-docs.ts';
import { type Endpoint, endpoints } from './index.ts';

/** What a page may pay for the contract of one area, the client's part of it and the schema library included. */
const budgetBytes = 6_000;
const areas = readdirSync(join(import.meta.dirname, 'areas')).map((file) => basename(file, '.ts'));

test.each(areas)(
  'the contract of %s, as the app uses it, weighs less than 6 kB gzip in the browser',
  async (area) => {
    const result = await build({
      stdin: {
        contents: `export * from './areas/${area}.ts';
        export { endpointPath, ContractError, idempotencyHeader, profileRow, readRequest, readResponse, uploadField } from './index.ts';`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2024',
      write: false,
      plugins: [
        {
          name: 'as the app is built',
          setup: (esbuild) =>
            esbuild.onLoad({ filter: areaFile }, ({ path }) => ({
              contents: stripDocs(path, readFileSync(path, 'utf8')),
              loader: 'ts',
            })),
        },
      ],
    });
    const code = result.outputFiles[0]?.contents ?? new Uint8Array();
    expect(code.byteLength).toBeGreaterThan(3_000);
    expect(gzipSync(code, { level: 9 }).byteLength).toBeLessThan(budgetBytes);
    const text = new TextDecoder().decode(code);
    expect(Object.values<Endpoint>(endpoints).filter(({ docs }) => text.includes(docs.summary))).toEqual([]);
  },
);

test('what is left out of an endpoint leaves every other place of the file where it was', () => {
  const code = `const one = endpoint({\n  path: '/api/x', docs: {\n    summary: 'X' },\n});\n`;
  const stripped = stripDocs('one.ts', code);
  expect(stripped).toHaveLength(code.length);
  expect(stripped.replace(/ +/g, ' ')).toBe(`const one = endpoint({\n path: '/api/x', docs:0 \n ,\n});\n`);
  expect(() => stripDocs('one.ts', `const one = endpoint({ path: '/api/x' });`)).toThrow('docs');
});
