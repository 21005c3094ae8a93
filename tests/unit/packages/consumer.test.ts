import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { published } from '../../../scripts/packages/manifest.ts';
import { type Consumer, makeConsumer } from './consumer.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await makeConsumer();
  consumer.take('types-and-node');
  consumer.write('every-entry.ts', published.flatMap(modulesOf).join('\n'));
}, 300_000);
afterAll(() => consumer.remove());

/** Imports every entry of a package that is a module. */
function modulesOf(name: string): string[] {
  const manifest = join(consumer.folder, 'node_modules/@mirror-studio', name, 'package.json');
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports: Record<string, unknown> };
  return Object.keys(exports)
    .filter((path) => !/\*|\.(css|json|txt|md)$/.test(path))
    .map((path) => `import '@mirror-studio/${name}${path.slice(1)}';`);
}

/** What other packages declare is theirs: React Aria and XState have errors where optional properties are exact. */
const isTheirs = /node_modules\/(?!@mirror-studio\/)/;

test.each(['bundler', 'nodenext'])('types: good use compiles, each wrong one does not (%s)', (resolution) => {
  const module = resolution === 'nodenext' ? 'nodenext' : 'esnext';
  const options = `--noEmit --strict --exactOptionalPropertyTypes --pretty false --jsx react-jsx --target es2022
      --lib es2023,dom,dom.iterable --types react --moduleResolution ${resolution} --module ${module}
      good.tsx wrong-event.ts wrong-actor.ts wrong-prop.tsx wrong-entry.ts every-entry.ts`;
  const { output } = consumer.run('node_modules/typescript/bin/tsc', options.split(/\s+/));
  const errors = output.split('\n').filter((line) => / error TS/.test(line) && !isTheirs.test(line));
  expect(errors.map((line) => line.replace(/\(.*?: error (TS\d+):.*/, ' $1'))).toEqual([
    'wrong-actor.ts TS2741',
    'wrong-entry.ts TS2307',
    'wrong-event.ts TS2820',
    'wrong-prop.tsx TS2322',
  ]);
});

test('Node renders components and runs a machine with no bundler and no style loader', () => {
  const { status, output } = consumer.run('node', ['render.js']);
  expect(output).toContain('Exchange 420 coins</span></button>');
  expect(output).toContain('state: {"editing":"untouched"}');
  expect(output).toContain('Un momento');
  const inContext = /<button[^>]*id="from-context"[^>]*>/.exec(output)?.[0];
  expect(inContext, "the page's own context of React Aria").toContain('disabled=""');
  expect(status).toBe(0);
});

test('every entry of every package can be loaded by Node', () => {
  const { output, status } = consumer.run('node', ['load.js']);
  expect(output.trim()).toMatch(/^loaded \d+ entries$/);
  expect(status).toBe(0);
});

test('one React in the bundle of a page, and nothing that the page did not ask for', async () => {
  const { metafile } = await build({
    absWorkingDir: consumer.folder,
    entryPoints: ['page.js'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    outdir: 'out',
  });
  const inputs = Object.keys(metafile.inputs);
  const homes = inputs.flatMap((path) => /.*node_modules\/react\/(?=index\.js$)/.exec(path) ?? []);
  expect(new Set(homes).size).toBe(1);
  const carried = Object.values(metafile.outputs).flatMap((output) =>
    Object.entries(output.inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
  expect(carried.filter((path) => /NumberField|Calendar|HelpCenter|texts\/es/.test(path))).toEqual([]);
  expect(new Set(inputs.flatMap((path) => /.*node_modules\/react-aria\//.exec(path) ?? [])).size).toBe(1);
});
