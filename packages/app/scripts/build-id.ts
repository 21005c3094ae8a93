import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { buildIdName } from '../../domain/src/storage/caches.ts';

/**
 * Names the build in the head of its page, by all that it is made of: files carry their content in their names, and the page
 * carries theirs.
 */
export const buildId: Plugin = {
  name: 'build-id',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const digest = createHash('sha256').update(page.source);
      for (const name of Object.keys(bundle).toSorted()) digest.update(name);
      const id = digest.digest('hex').slice(0, 12);
      page.source = String(page.source).replace('</title>', `$&<meta name="${buildIdName}" content="${id}">`);
    },
  },
};

/** The build that a page names. Takes the page; throws where it names none. */
export function buildOf(page: string): string {
  const [, id] = RegExp(`<meta name="${buildIdName}" content="([^"]+)">`).exec(page) ?? [];
  if (id === undefined) throw new Error('The built page names no build.');
  return id;
}
