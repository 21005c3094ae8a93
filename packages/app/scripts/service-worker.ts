import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildOf } from './build-id.ts';
import { compress } from './compressed.ts';
import { integrityOf } from './integrity.ts';

const workerFile = 'sw.js';

/**
 * What few visits need, or none of this build: another client of the auth service, the event, what measures, the editor of
 * prompts, which is as large as all other pages, letters of languages that the product does not speak, and what is of no use
 * without a network: reverse forensics, what an account is changed by, and the page behind a link and that of the samples, which
 * are not a member's. They are fetched as before.
 */
const seldom =
  /^(whole-client|EventScreen|measure|editor(\.route)?|samples\.route|SampleDetail|proof(\.route)?|Forensics|SecondFactorSection|StepUpPage|WaysInSection|UnlinkDialog|AddressSection|AccountDataSection|DeleteDialog|ClosingPage|PictureCropDialog)-|-ext-/;

/** A file of the shell; the revision of one that does not carry its content in its name, else the digest of its content. */
interface ShellFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity?: string;
}

/** The files without which the app does not open or a page of it cannot be drawn: no pictures. Takes the folder of the built app. */
function shellFiles(dir: string): readonly ShellFile[] {
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  const revision = buildOf(page);
  const [, headScript = ''] = /<script src="(\/theme\.js\?[^"]+)"/.exec(page) ?? [];
  if (!headScript) throw new Error('The built page has no script in its head.');
  const assets = globSync('*.{js,css,woff2}', { cwd: join(dir, 'assets') }).filter(
    (name) => !seldom.test(name),
  );
  return [
    { url: '/index.html', revision },
    { url: '/', revision },
    file(dir, headScript),
    ...assets.toSorted().map((name) => file(dir, `/assets/${name}`)),
  ];
}

function file(dir: string, url: string): ShellFile {
  const content = readFileSync(join(dir, url.replace(/\?.*/, '')));
  return { url, revision: null, integrity: integrityOf(content) };
}

/**
 * Builds the service worker into the folder of the built app, with the list of what it keeps. One file without imports: not
 * every browser has workers that are modules. Takes the folders of the app's sources and of the built app.
 */
export async function writeServiceWorker(app: string, dir: string): Promise<void> {
  await build({
    root: app,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['@mirror-studio/source', 'module', 'browser', 'production'] },
    define: {
      'process.env.NODE_ENV': '"production"',
      shellBuild: JSON.stringify(buildOf(readFileSync(join(dir, 'index.html'), 'utf8'))),
      shellFiles: JSON.stringify(shellFiles(dir)),
    },
    build: {
      outDir: dir,
      emptyOutDir: false,
      target: 'es2024',
      sourcemap: true,
      rolldownOptions: {
        input: join(app, 'src/worker/service-worker.ts'),
        output: { format: 'iife', entryFileNames: workerFile },
      },
    },
  });
  await compress(join(dir, workerFile));
}
