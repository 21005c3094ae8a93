import type { Plugin } from 'vite';

/**
 * Docgen does not read `readonly`: a list would be shown as `unknown`. It is given the file without the word; types are
 * all that changes, and they are not run. Blanks keep every line and column where it was.
 */
export const listsForDocgen = (): Plugin => ({
  name: 'lists-for-docgen',
  enforce: 'pre',
  transform(code, id) {
    if (!/packages\/ui\/src\/.*\.tsx$/.test(id)) return undefined;
    const word = /(?<=[:|(,]\s*)readonly (?=\{[^}]*\}\[\]|[^;=]*\[\])/g;
    return { code: code.replace(word, (found) => ' '.repeat(found.length)), map: null };
  },
});

interface TypeOfProp {
  name: string;
  raw?: string;
  value?: string;
  elements?: readonly TypeOfProp[];
}

const isType = (value: unknown): value is TypeOfProp =>
  typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';

/** The name that docgen has read of a component. */
export const nameOf = (component: unknown): string =>
  String(Object(component)['__docgenInfo']?.displayName ?? '');

/** What docgen has read of a property's type. */
export function typeOf(component: unknown, prop: string): TypeOfProp | undefined {
  const info: unknown = Object(component)['__docgenInfo']?.props?.[prop]?.tsType;
  return isType(info) ? info : undefined;
}

/** What it reaches. The parameter of `RootProps` that nobody gave stands for its default. */
const elementOf = ({ elements: [element] = [] }: TypeOfProp) =>
  `Ref<${element === undefined || element.name === 'Outer' ? 'HTMLDivElement' : element.name}>`;

/** A type as a reader would write it down: on one line, without what only the compiler asks for. */
export function inWords(type: TypeOfProp): string | undefined {
  const { name, raw, value, elements = [] } = type;
  if (name === 'Ref') return elementOf(type);
  if (name === 'literal') return value;
  const [first] = elements;
  if (name === 'union' && first?.name === 'Ref') return elementOf(first);
  return raw
    ?.replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .trim();
}
