import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgTypes = ReturnType<Enhancer>;

const words = /^(string|ReactNode|React\.ReactNode)$/;

/** What a reader can play with: words are typed, parts and handlers are read about. */
function controlOf(name: string, type: string, value: unknown) {
  if (typeof value === 'function' || /^on[A-Z]/.test(name)) return false as const;
  if (words.test(type)) {
    if (/icon|action|footer|aside|prefix/i.test(name)) return false;
    return typeof value === 'object' && value !== null ? false : { type: 'text' as const };
  }
  if (/ElementType|Ref|Element|=>/.test(type)) return false;
  return undefined;
}

/** Gives each property the control that fits what docgen knows of it. */
export const controls: Enhancer = ({ argTypes, initialArgs }): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = String(argType.table?.type?.summary ?? '');
      const control = controlOf(name, type, initialArgs[name]);
      return [name, control === undefined ? argType : { ...argType, control }];
    }),
  );
