/** One name in the spellings that the code uses. */
export interface Names {
  /** `saved-prompts`: folders and files. */
  readonly kebab: string;
  /** `savedPrompts`: values. */
  readonly camel: string;
  /** `SavedPrompts`: components and types. */
  readonly pascal: string;
  /** `Saved prompts`: what a person reads. */
  readonly words: string;
}

/** Takes a name in any of its spellings. Throws when it is not made of letters and digits, beginning with a letter. */
export function namesOf(given: string): Names {
  const kebab = given
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase();
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(kebab))
    throw new Error(`"${given}" is no name: use letters, digits and hyphens, such as saved-prompts.`);
  const camel = kebab.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const words = kebab.replaceAll('-', ' ');
  return {
    kebab,
    camel,
    pascal: camel.charAt(0).toUpperCase() + camel.slice(1),
    words: words.charAt(0).toUpperCase() + words.slice(1),
  };
}

/** Files by their path from the project's root. */
export type Files = Readonly<Record<string, string>>;

/**
 * A test that fails until its author has filled in what only they know, and then deletes it.
 * Takes what is made, the module of the test's `path`, and what to do, in order.
 */
export const unfinished = (path: string, what: string, steps: readonly string[]): Files => ({
  [path]: `import { expect, test } from 'vitest';

test('${what} is filled in: when it is, delete this file', () => {
  expect.fail(
    [
${steps.map((step, at) => `      ${JSON.stringify(`${at + 1}. ${step}`).replaceAll('"', "'")},`).join('\n')}
    ].join('\\n'),
  );
});
`,
});
