import { lists } from 'virtual:list-types';
import type { Preview } from '@storybook/react-vite';
import { common, wordsOf } from './common.ts';
import { inWords, nameOf, typeOf } from './docgen.ts';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgType = ReturnType<Enhancer>[string];

/** How docgen, or the value that a story gives, tells a type in too few words, or in those of another. */
const tooFew = /^(union|unknown|function|array|object|literal|Array|Partial|Record|Ref|Omit)?$|\n|\['/;

function typeInWords(name: string, { type, table }: ArgType, component: unknown): string {
  if (typeof type === 'object' && type.name === 'enum') return type.value.join(' | ');
  const summary = table?.type?.summary ?? '';
  if (!tooFew.test(summary)) return summary;
  const read = typeOf(component, name);
  const described = read && inWords(read);
  const list = lists[nameOf(component)]?.[name];
  return (
    (described?.includes("['") ? undefined : described) ?? list ?? common[name]?.type ?? described ?? summary
  );
}

function describeArgType(name: string, argType: ArgType, component: unknown): ArgType {
  const { table, description } = argType;
  const summary = typeInWords(name, argType, component);
  return {
    ...argType,
    description: description || wordsOf(name),
    ...(summary && { table: { ...table, type: { summary } } }),
  };
}

/**
 * The words of the table of properties: a choice by what there is to choose from, a list by what it holds, and what each
 * property is for, those too that only a story's values tell of.
 */
export const words: Enhancer = ({ argTypes, initialArgs, component }) => {
  const unread = Object.keys(initialArgs).filter((name) => !(name in argTypes) && name in common);
  const all = [...Object.entries(argTypes), ...unread.map((name): [string, ArgType] => [name, { name }])];
  return Object.fromEntries(all.map(([name, argType]) => [name, describeArgType(name, argType, component)]));
};
