import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../manifest.ts';

/** Chosen by whoever makes the page, for everything inside. */
const themes = /^data-(theme|density|contrast|motion)$/;

/** What our own attributes mean; React Aria says it of its own. */
const ownMeanings: Readonly<Record<string, string>> = {
  'data-met': 'This part of the rule is met.',
  'data-more': 'There is more in this direction: it can be scrolled.',
  'data-narrow': 'It has little room, and lies one part below the other.',
  'data-state': 'Which of its states it is in.',
};

/** React Aria says it of each of its parts; here it is said of any. */
const ofAny = (what: string) =>
  what.replaceAll(
    /\b[Tt]he (cell|tabs?|switch|select|item|row|radio|button|dropzone|checkbox|search field|element|column|overlay)\b/g,
    'it',
  );

const unique = (all: readonly string[]) => [...new Set(all)].toSorted();

/** The attributes that a component's sheet selects on, and the custom properties that it reads. */
export function stylesOf(name: string): { attributes: readonly string[]; properties: readonly string[] } {
  const path = join(folderOf('ui'), 'dist', `${name}.css`);
  const sheet = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return {
    attributes: unique([...sheet.matchAll(/\[(data-[a-z-]+)/g)].map(([, found = '']) => found)).filter(
      (found) => !themes.test(found),
    ),
    properties: unique([...sheet.matchAll(/var\((--ms-[a-z0-9-]+)/g)].map(([, found = '']) => found)),
  };
}

/** What each attribute means, as the declarations of React Aria say it (`@selector`). */
export function meaningsOfAttributes(): Readonly<Record<string, string>> {
  const home = join(folderOf('ui'), 'node_modules/react-aria-components/dist/types/src');
  const meanings: Record<string, string> = {};
  for (const file of globSync('*.d.ts', { cwd: home }).toSorted()) {
    const text = readFileSync(join(home, file), 'utf8');
    for (const [, comment = ''] of text.matchAll(/\/\*\*([\s\S]*?)\*\//g)) {
      const said = comment.replaceAll(/^\s*\* ?/gm, '').trim();
      const what = said.replace(/\s*@[\s\S]*$/, '').replaceAll(/\s+/g, ' ');
      for (const [, name = ''] of said.matchAll(/@selector \[(data-[a-z-]+)/g)) {
        const known = meanings[name];
        const isBetter = known === undefined || (/ is | are /.test(what) && what.length < known.length);
        if (isBetter) meanings[name] = what;
      }
    }
  }
  const general = Object.entries(meanings).map(([name, what]) => [name, ofAny(what)] as const);
  return { ...Object.fromEntries(general), ...ownMeanings };
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
