import type { Plugin } from 'vite';
import { defaultSettings } from '../../domain/src/settings/settings.ts';
import { storageKey } from '../../domain/src/storage/keys.ts';
import { noFlashScript } from '../../ui/src/theme/noFlash.ts';

const file = 'theme.js';

/** Puts the saved theme on the page before its first paint: a script of its own, as the content policy has none inline. */
export const noFlash: Plugin = {
  name: 'no-flash',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { src: `/${file}`, 'data-key': storageKey('settings'), 'data-initial': defaultSettings.theme },
      injectTo: 'head-prepend',
    },
  ],
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${file}`, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(noFlashScript);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: noFlashScript });
  },
};
