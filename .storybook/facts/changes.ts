/** What is said of a component for one edition of the package. */
export interface Change {
  /** `12.5.0`, or `next` for what is not released. */
  version: string;
  /** A sentence of the changelog. */
  words: string;
}

/** The edition of what waits in `.changeset`, and of the part of the changelog that is not released. */
export const next = 'next';

const sentences = (text: string) =>
  text
    .replace(/^\s*[-*] /gm, '\n\n')
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .flatMap((part) => part.split(/(?<=[.;!]) (?=[A-Z`])/))
    .filter((sentence) => sentence !== '');

/** Every sentence of a package's changelog, newest edition first. */
export function readChangelog(text: string): Change[] {
  const [, ...editions] = text.split(/^## /m);
  return editions.flatMap((edition) => {
    const [heading = '', ...lines] = edition.split('\n');
    const version = /^[\d.]+/.exec(heading.trim())?.[0] ?? next;
    return sentences(lines.join('\n').replace(/^\*.*\*$/gm, '')).map((words) => ({ version, words }));
  });
}

/** Every sentence of one change that waits for a release, if it is one of the package. */
export function readChangeset(text: string, packageName: string): Change[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (!head.includes(`"${packageName}"`)) return [];
  return sentences(body).map((words) => ({ version: next, words }));
}

/** The first edition of a changelog. */
export const firstVersion = (changes: readonly Change[]) =>
  changes.findLast(({ version }) => version !== next)?.version ?? next;

const names = (words: string, component: string) =>
  new RegExp(`(?<![\\w.])${component}(?![\\w-])`).test(words);

/**
 * What the changelog says of a component. One that no sentence brings in (`Adds`, `Added`, `New`) has been there from the
 * first edition on.
 */
export function historyOf(
  component: string,
  changes: readonly Change[],
): { since: string; changes: Change[] } {
  const own = changes.filter(({ words }) => names(words, component));
  const brought = own.find(({ words }) => new RegExp(`\\b(Adds|Added|New)\\b.*${component}`).test(words));
  return {
    since: brought?.version ?? firstVersion(changes),
    changes: own.filter((each) => each !== brought),
  };
}
