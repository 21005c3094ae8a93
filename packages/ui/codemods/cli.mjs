#!/usr/bin/env node
// npx @mirror-studio/ui 13 src: changes the sources of a product for a release of this package.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { codemods } from './codemods.mjs';

const kinds = new Set(
  '.css .scss .sass .less .pcss .html .vue .svelte .astro .mdx .js .jsx .mjs .cjs .ts .tsx .mts .cts'.split(
    ' ',
  ),
);
const usage = `npx @mirror-studio/ui <release> <files or folders…> [--dry-run]

Changes sources for a release of @mirror-studio/ui, in place; with --dry-run it only says which.
${[...codemods].map(([release, { about }]) => `  ${release}  ${about}`).join('\n')}
`;

/** Every source under a path, but what was installed or built.
 * @param {string} path
 * @returns {string[]} */
function sourcesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((each) => {
    const inside = join(path, each.name);
    if (each.isDirectory()) return /^(node_modules|dist|\..*)$/.test(each.name) ? [] : sourcesOf(inside);
    return each.isFile() && kinds.has(extname(each.name)) ? [inside] : [];
  });
}

/** @param {readonly string[]} given */
function run(given) {
  const isDry = given.includes('--dry-run');
  const [release = '', ...paths] = given.filter((each) => !each.startsWith('--'));
  const codemod = codemods.get(release);
  if (!codemod || paths.length === 0) {
    console.error(usage);
    return 1;
  }
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) {
    console.error(`There is no file or folder ${missing}: nothing was changed.`);
    return 1;
  }
  let changed = 0;
  for (const path of paths.flatMap(sourcesOf)) {
    const text = readFileSync(path, 'utf8');
    const next = codemod.change(text);
    if (next !== text) {
      changed += 1;
      console.log(`${isDry ? 'would change' : 'changed'} ${path}`);
      if (!isDry) writeFileSync(path, next);
    }
    for (const { pattern, advice } of codemod.byHand) {
      const found = pattern.exec(next);
      if (!found) continue;
      const line = next.slice(0, found.index + found[0].length).split('\n').length;
      console.log(`by hand ${path}:${line} ${advice}`);
    }
  }
  console.log(`${changed} ${changed === 1 ? 'file' : 'files'} ${isDry ? 'to change' : 'changed'}`);
  return 0;
}

process.exitCode = run(process.argv.slice(2));
