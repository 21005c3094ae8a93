import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prefixesOf } from '../../../packages/ui/scripts/build/names.ts';
import { folderOf } from '../manifest.ts';

const unique = (all: readonly string[]) => [...new Set(all)].toSorted();

/** The custom properties that a component's own elements read, whose style files these are. */
export function propertiesReadBy(name: string, sheets: readonly string[]): readonly string[] {
  const path = join(folderOf('ui'), 'dist', `${name}.css`);
  const sheet = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const prefixes = prefixesOf(globSync('src/**/*.css.ts', { cwd: folderOf('ui') }));
  const own = sheets.flatMap((file) => prefixes.get(file) ?? []);
  const rules = [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) =>
    own.some((prefix) => selector.includes(`.${prefix}`)),
  );
  return unique(
    rules.flatMap(([, , body = '']) =>
      [...body.matchAll(/var\((--ms-[a-z0-9-]+)/g)].map(([, found = '']) => found),
    ),
  );
}

/** Every custom property of the sheets, with its value in each theme and density that sets it. */
export function customProperties(): readonly {
  name: string;
  values: readonly (readonly [where: string, value: string])[];
}[] {
  const sheet = readFileSync(join(folderOf('ui'), 'dist/styles.css'), 'utf8');
  const found = new Map<string, (readonly [string, string])[]>();
  const names = unique([...sheet.matchAll(/--ms-[a-z0-9-]+(?=:)/g)].map(([name]) => name));
  const rule = /([^{}]+)\{([^{}]*--ms-[^{}]*)\}/g;
  for (const [, selector = '', body = ''] of sheet.matchAll(rule)) {
    const where = selector.split(/[;{]/).at(-1)?.trim() ?? '';
    if (!/:root|data-(theme|density|contrast)/.test(where)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--ms-[a-z0-9-]+):([^;]+)/g)) {
      const list = found.get(name) ?? [];
      found.set(name, list);
      if (!list.some(([, known]) => known === value.trim())) list.push([where, value.trim()]);
    }
  }
  return names.map((name) => ({ name, values: found.get(name) ?? [] }));
}
