import type { Preview } from '@storybook/react-vite';
import { isValidElement } from 'react';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;

const words = /^(string|ReactNode|React\.ReactNode)$/;
/** What the names of properties say that are drawn, not written. */
const drawn = /icon|action|footer|aside|prefix/i;
/** More than so many characters of data are not edited by hand. */
const mostData = 1500;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Data can be written down: no parts, no handlers, nothing that is a thing of its own kind. */
function isData(value: unknown): boolean {
  if (!isObject(value)) return typeof value !== 'function' && typeof value !== 'symbol';
  if (isValidElement(value)) return false;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && Object.values(value).slice(0, 50).every(isData);
}

const isShortData = (value: unknown) =>
  isData(value) &&
  !(Array.isArray(value) && value.length > 50) &&
  (JSON.stringify(value) ?? '').length <= mostData;

/** Says nothing to somebody who looks: how a component is found, not what it is. */
const unseen = /^(className|id|ref|on[A-Z].*)$/;

const byKind = { string: 'text', number: 'number', boolean: 'boolean' } as const;
const controlByValue = (value: unknown) => {
  const kind = typeof value;
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? { type: byKind[kind] } : undefined;
};

interface Known {
  name: string;
  /** As it is written in the source. */
  type: string;
  /** Storybook makes a control of its own for it: a switch, a number, a choice. */
  isPlain: boolean;
  value: unknown;
}

/** What a reader can play with: words are typed, data of a few lines is edited, parts and handlers are read about. */
function controlOf({ name, type, isPlain, value }: Known) {
  if (unseen.test(name) || typeof value === 'function') return false as const;
  if (isObject(value)) return isShortData(value) && !words.test(type) ? undefined : (false as const);
  if (words.test(type)) {
    const isDrawn = drawn.test(name) && type !== 'string' && typeof value !== 'string';
    return isDrawn ? (false as const) : { type: 'text' as const };
  }
  // A thing that nobody has given cannot be made from nothing.
  return isPlain ? undefined : (controlByValue(value) ?? (false as const));
}

const isPlainType = (type: unknown) =>
  isObject(type) && 'name' in type && ['boolean', 'number', 'string', 'enum'].includes(String(type.name));

/** What a value begins with does nothing once it has begun: the value itself can be changed. */
const isBeginning = (name: string, all: ArgTypes) => {
  const [, held] = /^default([A-Z].*)$/.exec(name) ?? [];
  if (held === undefined) return false;
  return [`is${held}`, held.charAt(0).toLowerCase() + held.slice(1)].some((prop) => prop in all);
};

/** Gives each property the control that fits what docgen knows of it; what a story says itself stands. */
export const controls: Enhancer = ({ argTypes, initialArgs }): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? '');
      const isPlain = isPlainType(argType.type);
      const own = isBeginning(name, argTypes) ? (false as const) : argType.control;
      const control = own ?? controlOf({ name, type, isPlain, value: initialArgs[name] });
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
