const withoutImports = (text: string) => text.replace(/^import [^;]*;\n/gm, '');

const tidy = (text: string) =>
  text
    .replace(/[`*_#|>{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What is said under the examples of a page, without them. */
const saidUnderExamples = (block: string) =>
  [...block.matchAll(/\bwords: (['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)]
    .map(([, , words = '']) => words)
    .join(' · ');

/** The words of a page written in MDX: without its code and the signs of its markup. */
export const proseOfPage = (mdx: string) =>
  tidy(
    withoutImports(mdx)
      .replace(/^<DoDont$[\s\S]*?^\/>$/gm, saidUnderExamples)
      .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/<\/?[^>]+>/g, ' ')
      .replace(/\b\w+=\{?/g, ' ')
      .replace(/[[\]]/g, ''),
  );

/**
 * The words of a module that a page of documentation shows: its comments for readers, sentences in its strings, and text
 * between its tags.
 */
export function proseOfModule(code: string): string {
  const text = withoutImports(code);
  const comments = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].map(([, words = '']) =>
    words.replace(/^\s*\* ?/gm, ''),
  );
  const strings = [...text.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)]
    .map(([, , words = '']) => words)
    .filter((words) => /[a-z] [a-z]/i.test(words) && !/[{}<>=;]/.test(words));
  const tags = [...text.matchAll(/>([^<>{}=;]*[a-z] [a-z][^<>{}=;]*)</gi)].map(([, words = '']) => words);
  return tidy([...comments, ...strings, ...tags].join(' · '));
}

/** The names that the words do not say yet, each once. */
export const namesNotIn = (words: string, names: readonly string[]) =>
  [...new Set(names)].filter((name) => !words.includes(name));

/** The events and the members that the types of a machine name. */
export const namesOfTypes = (types: string) => [
  ...[...types.matchAll(/\btype: '([^']+)'/g)].map(([, name = '']) => name),
  ...[...types.matchAll(/^ +(?:readonly )?(\w+)\??: /gm)].map(([, name = '']) => name),
];
