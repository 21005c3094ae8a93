import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { transform } from 'lightningcss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manifestOf, published } from '../../../../scripts/packages/manifest.ts';
import { type Consumer, makeConsumer } from '../consumer.ts';
import { type Block, blocksOf, excerptOf, linksOf, pagesOf, propsOf } from './blocks.ts';
import { manifestForTools, type ToldToTools, toldModule } from './tools-manifest.ts';

const repository = resolve(import.meta.dirname, '../../../..');

let consumer: Consumer;
let blocks: Block[] = [];
let told: readonly ToldToTools[] = [];
const homeOf = (name: string) => join(consumer.folder, 'node_modules/@mirror-studio', name);
const ofKind = (...infos: string[]) => blocks.filter(({ info }) => infos.includes(info));

beforeAll(async () => {
  consumer = await makeConsumer([
    '@react-aria/optimize-locales-plugin',
    '@testing-library/dom',
    '@testing-library/react',
    '@testing-library/user-event',
    'jsdom',
    'vitest',
  ]);
  consumer.take('docs');
  told = await manifestForTools();
  blocks = published.flatMap((name) => blocksOf(name, homeOf(name)));
  for (const { id, info, code } of ofKind('ts', 'tsx', 'js')) {
    // The line that a page begins with uses nothing of what it imports.
    const isImport = /^import [^;]*;\s*$/.test(code);
    consumer.write(`blocks/${id}.${info}`, isImport ? code.replace('import', 'export') : code);
  }
  const props = ofKind('tsx').map(({ id, code }) => [id, propsOf(code)] as const);
  consumer.write('props.json', JSON.stringify(Object.fromEntries(props)));
  for (const { id, package: name, page, code } of ofKind('ts excerpt')) {
    const { names } = excerptOf(code);
    const entry = page.replace(/^docs\/|\.md$/g, '');
    const from = `'@mirror-studio/${name}/${entry}'`;
    consumer.write(`blocks/${id}.ts`, `export type { ${names.join(', ')} } from ${from};\n`);
  }
  for (const [at, each] of told.entries()) {
    consumer.write(`blocks/tools-${at}.ts`, toldModule(each));
    // As it is shown: after the import.
    for (const { snippet } of each.stories ?? [])
      consumer.write(
        `examples/${at}.tsx`,
        `${each.import}\n${snippet}\nexport const shown = ${each.name};\n`,
      );
  }
}, 300_000);
afterAll(() => consumer.remove());

test('a block is code that is tried, or an excerpt of types that says so', () => {
  const known = new Set(['ts', 'tsx', 'js', 'css', 'sh', 'ts excerpt']);
  expect(blocks.filter(({ info }) => !known.has(info)).map(({ id, info }) => `${id}: ${info}`)).toEqual([]);
  expect(ofKind('tsx').length).toBeGreaterThan(80);
  const excerpts = ofKind('ts excerpt').map(({ id, code }) => ({ id, ...excerptOf(code) }));
  expect(excerpts.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`))).toEqual([]);
  expect(excerpts.filter(({ names }) => names.length === 0)).toEqual([]);
});

test('each example, each import of a page, and each import and property of the manifest for tools compiles, as strictly as can be', {
  timeout: 300_000,
}, () => {
  expect(told.length).toBeGreaterThan(80);
  const { status, output } = consumer.run('node_modules/typescript/bin/tsc', [
    '-p',
    '.',
    '--pretty',
    'false',
  ]);
  expect(output).toBe('');
  expect(status).toBe(0);
});

test('each example is drawn, and the lines of the READMEs do what they say', { timeout: 300_000 }, () => {
  const { status, output } = consumer.run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
  ]);
  expect(status, output.slice(-5000)).toBe(0);
  const passed = Number(/Tests\s+(\d+) passed/.exec(stripVTControlCharacters(output))?.[1]);
  expect(passed).toBeGreaterThan(ofKind('tsx').length);
});

test('nothing that is packed names a place on the machine that built it', () => {
  const found = published.flatMap((name) =>
    globSync('**/*.{js,mjs,css,json,md,txt,ts}', { cwd: homeOf(name) }).filter((path) => {
      const text = readFileSync(join(homeOf(name), path), 'utf8');
      return text.includes(repository) || text.includes('file:///');
    }),
  );
  expect(found).toEqual([]);
});

test('each sheet is one, and sets properties that there are', () => {
  const sheet = readFileSync(join(homeOf('ui'), 'dist/styles.css'), 'utf8');
  for (const { id, code } of ofKind('css')) {
    expect(() => transform({ filename: id, code: Buffer.from(code) })).not.toThrow();
    for (const [property] of code.matchAll(/--ms-[\w-]+/g)) expect(sheet, id).toContain(`${property}:`);
  }
});

test('what is to be installed is the package and what it asks for', () => {
  for (const { package: name, code } of ofKind('sh').filter(({ code }) => / (add|install) /.test(code))) {
    const { peerDependencies = {} } = manifestOf(name);
    expect(code.split(/\s+/)).toEqual(
      expect.arrayContaining([`@mirror-studio/${name}`, ...Object.keys(peerDependencies)]),
    );
  }
});

test('every relative link leads to something in the package', () => {
  const dead = published.flatMap((name) => {
    const home = homeOf(name);
    const read = new Map(
      pagesOf(home).map((page) => [page, linksOf(readFileSync(join(home, page), 'utf8'))]),
    );
    return [...read].flatMap(([page, { links }]) =>
      links.flatMap((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? page : normalize(join(dirname(page), path));
        const isThere = !target.startsWith('..') && existsSync(join(home, target));
        const hasAnchor = anchor === undefined || read.get(target)?.anchors.includes(anchor);
        return isThere && hasAnchor ? [] : [`${name}/${page}: ${link}`];
      }),
    );
  });
  expect(dead).toEqual([]);
});

test('no page speaks of what the repository alone has: its commands, folders, decisions', () => {
  const spoken = published.flatMap((name) =>
    pagesOf(homeOf(name)).flatMap((page) =>
      readFileSync(join(homeOf(name), page), 'utf8')
        .split('\n')
        .filter((line) =>
          /\bpnpm (?!add\b|wants\b)[a-z]|`(src|tests?|scripts|packages)\/|\.generated\.|\bDecision \d|of the repository|§|\(pages: /.test(
            line,
          ),
        )
        .map((line) => `${name}/${page}: ${line}`),
    ),
  );
  expect(spoken).toEqual([]);
});

test('every page says what it is of, and every property, key and state on it what it does', () => {
  const pages = published.flatMap((name) =>
    pagesOf(homeOf(name))
      .filter((page) => page.startsWith('docs/'))
      .map((page) => [`${name}/${page}`, readFileSync(join(homeOf(name), page), 'utf8')] as const),
  );
  expect(pages.length).toBeGreaterThan(150);
  const without = pages.flatMap(([page, text]) => [
    ...(/^# .+\n\n[^#`]/.test(text) ? [] : [page]),
    ...[...text.matchAll(/^\|.*\| *\|$/gm)].map(([row]) => `${page}: ${row}`),
  ]);
  expect(without).toEqual([]);
});

test('an example of a page has its data in it', () => {
  const borrowed = ofKind('tsx').filter(
    ({ page, code }) => page.startsWith('docs/') && code.includes('/testing'),
  );
  expect(borrowed.map(({ id }) => id)).toEqual([]);
});

test.each(published)('the list of %s names every page of it', (name) => {
  const home = homeOf(name);
  const { links } = linksOf(readFileSync(join(home, 'llms.txt'), 'utf8'));
  const pages = pagesOf(home).filter((page) => page !== 'llms.txt');
  expect(links.map((link) => normalize(link)).toSorted()).toEqual(pages);
});

test('every page of a component has its parts, and every tester and state of the kit stands on one and in the list', () => {
  const { status, output } = consumer.run('node', [
    '--input-type=module',
    '--eval',
    `const kit = await import('@mirror-studio/ui/testing');
console.log(JSON.stringify({ catalogue: Object.keys(kit.catalogue), testers: Object.keys(kit).filter((name) => name.endsWith('Tester')) }));`,
  ]);
  expect(status, output).toBe(0);
  const { catalogue, testers }: { catalogue: string[]; testers: string[] } = JSON.parse(output);
  const list = readFileSync(join(homeOf('ui'), 'docs/testing.md'), 'utf8');
  const [, stated = '', alone = '', neither = ''] = list.split(/^## /m);
  const namesIn = (text: string) => [...text.matchAll(/^(?:\| |- )\[(\w+)\]/gm)].map(([, name = '']) => name);
  expect(namesIn(stated).toSorted()).toEqual(catalogue.toSorted());
  expect(list).toContain(`states and a tester of ${catalogue.length},`);
  const pages = pagesOf(homeOf('ui')).filter((page) => /^docs\/[A-Z]/.test(page));
  const texts = pages.map((page) => [page, readFileSync(join(homeOf('ui'), page), 'utf8')] as const);
  const named = new Set([...namesIn(stated), ...namesIn(alone), ...namesIn(neither)]);
  expect(pages.filter((page) => !named.has(page.replace(/^docs\/|\.md$/g, '')))).toEqual([]);
  expect(texts.filter(([, text]) => !text.includes('\n## Parts\n')).map(([page]) => page)).toEqual([]);
  const tests = texts.map(([, text]) => /^## Tests$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(text)?.[1] ?? '');
  const unnamed = testers.filter((name) => !tests.some((text) => text.includes(`\`${name}\` of`)));
  expect(unnamed).toEqual([]);
});

/** The names in the tables of properties on the page of an entry, of one of its components. */
function propertiesOnPage(entry: string, name: string): string[] {
  const page = readFileSync(join(homeOf('ui'), 'docs', `${entry}.md`), 'utf8');
  const all = /^## Properties$([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(page)?.[1] ?? '';
  const own = all.split(/^### /m).find((part) => part.startsWith(`${name}\n`)) ?? all;
  return [...own.matchAll(/^\| `([^`]+)`/gm)].map(([, property = '']) => property);
}

test('a tool is told of every component once, by its own name, words and properties', () => {
  const list = readFileSync(join(homeOf('ui'), 'llms.txt'), 'utf8');
  const components = [...list.matchAll(/^- \[(\w+)\]\(\.\/docs\/\1\.md\): (.*)$/gm)];
  expect(components.length).toBeGreaterThan(130);
  const wrong = components.flatMap(([, name = '', words = '']) => {
    const entries = told.filter((each) => each.import?.endsWith(`/${name}';`) && each.name === name);
    const [first] = entries;
    return [
      ...(entries.length === 1 ? [] : [`${name}: in ${entries.length} entries`]),
      ...(first?.description && words.startsWith(first.description.replaceAll('\n', ' '))
        ? []
        : [`${name}: ${first?.description}`]),
    ];
  });
  expect(wrong).toEqual([]);
  const names = told.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  const others = told.flatMap(({ id, name, path, import: from = '' }) => {
    const shown = /\bcomponent: (\w+)/.exec(readFileSync(join(repository, path), 'utf8'))?.[1];
    const entry = /ui\/(\w+)'/.exec(from)?.[1] ?? '';
    return shown === name || (shown === 'Page' && entry === name) ? [] : [`${id}: ${name}, not ${shown}`];
  });
  expect(others).toEqual([]);
});

test('a tool is told the address of every state, and no code of ours', () => {
  const states = told.flatMap(({ stories = [] }) => stories);
  expect(states.length).toBeGreaterThan(700);
  const group = told.find(({ name }) => name === 'CheckboxGroup')?.stories?.map(({ id }) => id);
  expect(group).toContain('primitives-checkboxgroup--select-all');
  expect(states.filter(({ id }) => id.endsWith('--playground'))).toEqual([]);
  expect(told.filter(({ stories = [] }) => stories.slice(1).some(({ snippet }) => snippet))).toEqual([]);
  const ids = states.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('a tool is told all properties that the page of a component has, an example, and nothing of this machine', () => {
  const thin = told.flatMap(({ name, import: from = '', reactDocgen, stories = [] }) => {
    const known = Object.keys(reactDocgen?.props ?? {});
    const entry = /ui\/(\w+)'/.exec(from)?.[1] ?? '';
    const missing = propertiesOnPage(entry, name).filter((property) => !known.includes(property));
    return [
      ...(missing.length === 0 && known.length > 0 ? [] : [`${name}: not told of ${missing.join(', ')}`]),
      // Of a part that has no example, the one of what it is in.
      ...(stories.some(({ snippet = '' }) => snippet.includes(`<${name}`) || snippet.includes(`<${entry}`))
        ? []
        : [`${name}: no example of it`]),
    ];
  });
  expect(thin).toEqual([]);
  const all = JSON.stringify(told);
  expect(all).not.toContain(repository);
  expect(all).not.toMatch(/§|\(pages: /);
  expect(all).not.toMatch(/"value":"\d+\."/);
});
