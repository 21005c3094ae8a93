import type { Plugin } from 'vite';
import { defaultSettings } from '../../domain/src/settings/settings.ts';
import { storageKey } from '../../domain/src/storage/keys.ts';
import { noFlashScript } from '../../ui/src/theme/noFlash.ts';

const file = 'theme.js';

/**
 * On a page that was rendered ahead: starts the app once the page and its pictures are there, with which it would compete.
 * From whom the page is not for (somebody with a session, or who chose another language) it is hidden, and the app
 * starts at once to draw theirs in its place. Runs in the browser as it stands here: it may use nothing from outside.
 */
function startPrerendered() {
  const { app, session = '', locale = '' } = document.currentScript?.dataset ?? {};
  // A page that was not rendered ahead starts its app itself.
  if (!app) return;
  let isForAnother = false;
  try {
    const chosen = localStorage.getItem(locale);
    isForAnother =
      localStorage.getItem(session) !== null || (chosen !== null && chosen !== document.documentElement.lang);
  } catch {
    // A browser that keeps nothing knows nobody.
  }
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const [entry = '', ...imported] = app.split(' ');
    for (const href of imported) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
    }
    const script = document.createElement('script');
    // Without the app the page is at least what everybody sees.
    const onerror = () => document.documentElement.style.removeProperty('visibility');
    document.head.append(Object.assign(script, { type: 'module', src: entry, crossOrigin: '', onerror }));
  };
  if (isForAnother) {
    document.documentElement.style.visibility = 'hidden';
    start();
  } else {
    addEventListener('load', start);
    // A picture that never comes holds nothing up.
    setTimeout(start, 4000);
  }
}

const script = `${noFlashScript};(${String(startPrerendered)})()`;

/**
 * Decides before the first paint what may be seen, and in which theme: by a script of its own, as the content policy has
 * none inline.
 */
export const headScript: Plugin = {
  name: 'head-script',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: {
        src: `/${file}`,
        'data-key': storageKey('settings'),
        'data-initial': defaultSettings.theme,
        'data-session': storageKey('session'),
        'data-locale': storageKey('locale'),
      },
      injectTo: 'head-prepend',
    },
  ],
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${file}`, (_request, response) => {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: file, source: script });
  },
};
