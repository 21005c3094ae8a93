import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { sources } from './testing/sources.ts';

const own = sources('domain');
const exported = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export (?:async )?function\*? (\w+)/g;
const root = fileURLToPath(new URL('../../../../', import.meta.url));

describe('the sources', () => {
  test('need neither the DOM nor Node', async () => {
    const compile = promisify(execFile)(
      `${root}node_modules/.bin/tsc`,
      ['-p', 'packages/domain/tsconfig.pure.json'],
      {
        cwd: root,
      },
    );
    await expect(compile).resolves.toMatchObject({ stdout: '' });
  });

  test('import nothing but one another, the schema library and, for OpenAPI, its converter', () => {
    const foreign = own.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/from '([^']+)'/g), ([, name]) => `${path} ${name}`),
    );
    const strangers = foreign.filter((one) => !/ \.\.?\/| valibot$/.test(one));
    expect(strangers).toEqual(['domain/src/openapi/schemas.ts @valibot/to-json-schema']);
  });

  test('can each be read in one sitting', () => {
    expect(own.filter(({ text }) => text.split('\n').length > 250).map(({ path }) => path)).toEqual([]);
  });
});

describe('every exported function', () => {
  const functions = own.flatMap(({ path, text }) =>
    Array.from(text.matchAll(exported), (match) => ({
      name: `${path} ${match[2]}`,
      docstring: match[1] ?? '',
      body: text.slice(match.index, text.indexOf('\n}\n', match.index)),
      continues: match[1] === undefined && /;\s*$/.test(text.slice(0, match.index)),
    })),
  );
  /** The later lines of an overloaded function stand under the docstring of the first. */
  const documented = functions.filter(({ continues }) => !continues);
  const those = (wrong: (one: (typeof functions)[number]) => boolean) =>
    documented.filter(wrong).map(({ name }) => name);

  test('is found', () => {
    expect(documented.length).toBeGreaterThan(90);
  });

  test('says the section it comes from', () => {
    expect(those(({ docstring }) => !/§|decisions/.test(docstring))).toEqual([]);
  });

  test('says what it throws, if it throws', () => {
    expect(
      those(({ body, docstring }) => /\bthrow new\b/.test(body) && !/@throws\b/.test(docstring)),
    ).toEqual([]);
  });
});
