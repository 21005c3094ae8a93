import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportsOf, folders, src } from './files.ts';

/** The types of properties that hold lists, by the property. */
export type Lists = Readonly<Record<string, string>>;

/** What docgen shows as `unknown`: it reads no `readonly`. Takes the text of the files of a component and its name. */
export function listsOf(text: string, component: string): Lists {
  const block =
    new RegExp(`interface ${component}Props\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text)?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ {2}(\w+)\??: readonly ([^;]+);$/gm)].map(([, name = '', type = '']) => [
      name,
      type,
    ]),
  );
}

/** The lists of every component that has some, by the name that it is exported under. */
export function readLists(): Readonly<Record<string, Lists>> {
  const all = [...folders().values()].flatMap((folder) => {
    const text = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: src })
      .map((path) => readFileSync(join(src, path), 'utf8'))
      .join('\n');
    return exportsOf(folder).map((component) => [component, listsOf(text, component)] as const);
  });
  return Object.fromEntries(all.filter(([, lists]) => Object.keys(lists).length > 0));
}
