import { messages } from '../../texts/en/index.ts';
import type { Source } from './sources.ts';

/** Every key of every namespace, a plural one without its form: `exchange.received`. */
export function allKeys(): readonly string[] {
  const keys = Object.entries(messages).flatMap(([namespace, texts]) =>
    Object.keys(texts).map((key) => `${namespace}.${key.replace(/_(one|other)$/, '')}`),
  );
  return [...new Set(keys)].toSorted();
}

/** The names under which a module holds the texts of its one namespace. */
const textNames = ['texts', 'english'];

/** What a folder says: its string literals, what it reads of which object, and the patterns of its templates. */
interface Folder {
  readonly words: ReadonlySet<string>;
  readonly properties: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
}

/**
 * The keys that are used: a key is used when a folder that names its namespace names the key too, as a literal, as a
 * property of the texts (`mail.notYou`, `texts.notYou`), or by a template such as `style_${style}`.
 */
export function usedKeys(sources: readonly Source[]): ReadonlySet<string> {
  const folders = Map.groupBy(
    sources.filter(({ path }) => !path.startsWith('domain/src/texts/')),
    ({ path }) => path.slice(0, path.lastIndexOf('/')),
  );
  const read = [...folders.values()].map(readFolder);
  return new Set(
    allKeys().filter((full) => {
      const [namespace = '', key = ''] = full.split('.');
      return read.some(
        ({ words, properties, patterns }) =>
          words.has(namespace) &&
          (words.has(key) ||
            [namespace, ...textNames].some((name) => properties.has(`${name}.${key}`)) ||
            patterns.some((pattern) => pattern.test(key))),
      );
    }),
  );
}

function readFolder(files: readonly Source[]): Folder {
  const text = files.map((file) => file.text).join('\n');
  const literals = Array.from(
    text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g),
    (match) => match[1] ?? match[2] ?? '',
  );
  const properties = Array.from(text.matchAll(/\b\w+\.\w+\b/g), ([property]) => property);
  const namespaces = literals.flatMap((literal) => /\/texts\/(?:en|es)\/(\w+)$/.exec(literal)?.[1] ?? []);
  const templates = Array.from(text.matchAll(/`((?:\w|\$\{[^}`]*\})+)`/g), ([, template]) => template ?? '');
  return {
    words: new Set([...literals, ...namespaces, ...saidInBoth(text)]),
    properties: new Set(properties),
    patterns: templates.flatMap((template) => {
      const fixed = template.split(/\$\{[^}]*\}/);
      return fixed.join('').length < 3 ? [] : [new RegExp(`^${fixed.join('\\w+')}$`)];
    }),
  };
}

/** The namespaces that a file of the server says in both languages, which it has from `answer/refusals.ts`. */
function saidInBoth(text: string): readonly string[] {
  const imports = text.matchAll(/import \{([^}]*)\} from '[^']*\/refusals\.ts'/g);
  return Array.from(imports, ([, names = '']) => names.match(/\w+(?= as |\s*(?:,|$))/g) ?? []).flat();
}
