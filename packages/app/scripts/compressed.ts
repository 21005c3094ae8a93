import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = /\.(css|html|js)$/;

/** Puts two compressed forms beside a text, for the server to send as they are. Takes its path. */
export async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const brotli = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await Promise.all([
    promisify(brotliCompress)(text, { params: brotli }).then((br) => writeFile(`${path}.br`, br)),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }).then((gz) => writeFile(`${path}.gz`, gz)),
  ]);
}

/** Puts them beside each text of the build: smaller than what the server has time for. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    await Promise.all(
      Object.keys(bundle)
        .filter((name) => texts.test(name))
        .map((name) => compress(join(dir, name))),
    );
  },
};
