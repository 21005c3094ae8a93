import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { rememberedMethod } from '../../domain/src/auth/assurance.ts';
import { isSessionOver } from '../../domain/src/auth/session.ts';
import { defaultSettings } from '../../domain/src/settings/settings.ts';
import { storageKey } from '../../domain/src/storage/keys.ts';
import { noFlashScript } from '../../ui/src/theme/noFlash.ts';
import { type FirstQuestion, firstQuestions } from './first-questions.ts';
import { type MemberFiles, memberFiles } from './member-files.ts';

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

/**
 * For somebody whom this browser keeps a session of: asks for the parts of the app that are drawn for them and for the page
 * of this address, and what those will ask, while the app's first files are on their way. Each of these would ask for the next.
 */
function askForMember(isOver: typeof isSessionOver, remembered: string) {
  const { app, session = '', files = '{}', questions = '[]' } = document.currentScript?.dataset ?? {};
  // A page that says the same to all shows first what it has.
  if (app) return;
  // The browser reads its data of languages at their first use, which would be when the files have come.
  setTimeout(() => {
    try {
      Intl.DateTimeFormat.supportedLocalesOf([navigator.language]);
    } catch {
      // Such as `en-US@posix`, which is no language.
    }
  });
  let kept: {
    access_token: string;
    expires_at: number;
    user: { id: string; factors?: readonly { status: string }[] };
  };
  try {
    kept = JSON.parse(localStorage.getItem(session) ?? '');
    if (isOver(kept.expires_at, Date.now())) return;
    const { access_token: token, user } = kept;
    if (user.factors?.some(({ status }) => status === 'verified')) {
      // Until the second factor is proved nothing of theirs is answered.
      const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const { aal, amr }: { aal: string; amr: readonly { method: string }[] } = JSON.parse(atob(claims));
      if (aal !== 'aal2' && !amr.some(({ method }) => method === remembered)) return;
    }
    const Authorization = `Bearer ${token}`;
    globalThis.earlyAnswers = (JSON.parse(questions) as FirstQuestion[]).map(({ url: path, headers }) => {
      const url = path.endsWith('.') ? path + user.id : path;
      const answer = fetch(url, {
        headers: { Accept: 'application/json', ...headers, Authorization },
        credentials: path === url ? 'include' : 'same-origin',
      });
      // Whoever takes it hears of it.
      answer.catch(() => undefined);
      return { url, token, askedAt: Date.now(), answer };
    });
  } catch {
    // What is kept is no session, or cannot be read: the app says so.
    return;
  }
  const { parts, pages }: MemberFiles = JSON.parse(files);
  const path = location.pathname.replace(/(?!^)\/$/, '');
  const waiting: HTMLLinkElement[] = [];
  for (const href of [...parts, ...(pages[path] ?? pages[path.replace(/[^/]*$/, ':')] ?? [])]) {
    const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' });
    if (href.endsWith('.css')) document.head.append(Object.assign(link, { rel: 'preload', as: 'style' }));
    else if (href.endsWith('.woff2'))
      document.head.append(Object.assign(link, { rel: 'preload', as: 'font', fetchPriority: 'low' }));
    else waiting.push(Object.assign(link, { rel: 'modulepreload' }));
  }
  // Three at a time: all at once would share the line with the app's first files, which can run before these are there.
  const next = () => {
    const link = waiting.shift();
    if (link) document.head.append(Object.assign(link, { onload: next, onerror: next }));
  };
  for (let at = 0; at < 3; at++) next();
}

const script = transformSync(
  `${noFlashScript};(${String(startPrerendered)})();(${String(askForMember)})(${String(isSessionOver)},${JSON.stringify(rememberedMethod)})`,
  { minify: true },
).code;

/** What tells its versions apart: the service worker keeps it, and the server has no other name for it. */
const version = createHash('sha256').update(script).digest('hex').slice(0, 8);

/**
 * Decides before the first paint what may be seen, and in which theme: by a script of its own, as the content policy has
 * none inline. Asks for what comes next.
 */
export function headScript(): Plugin {
  let questions: readonly FirstQuestion[] = [];
  return {
    name: 'head-script',
    configResolved({ env }) {
      questions = firstQuestions(env);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => [
        {
          tag: 'script',
          attrs: {
            src: bundle ? `/${file}?${version}` : `/${file}`,
            'data-key': storageKey('settings'),
            'data-initial': defaultSettings.theme,
            'data-session': storageKey('session'),
            'data-locale': storageKey('locale'),
            'data-files': JSON.stringify(bundle ? memberFiles(bundle) : { parts: [], pages: {} }),
            'data-questions': JSON.stringify(questions),
          },
          injectTo: 'head-prepend',
        },
      ],
    },
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
}
