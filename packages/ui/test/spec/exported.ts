import type { ElementType } from 'react';

const modules = import.meta.glob<Record<string, unknown>>(
  '../../src/{primitives,patterns,components,icons,i18n}/**/index.ts',
  { eager: true },
);

const isComponent = (name: string, value: unknown): value is ElementType =>
  /^[A-Z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

/** Every component that the package exports, by its name; the folder says whether it is an icon. */
export const exported: ReadonlyMap<string, { Component: ElementType; isIcon: boolean }> = new Map(
  Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      isComponent(name, value)
        ? [[name, { Component: value, isIcon: path.includes('/icons/') }] as const]
        : [],
    ),
  ),
);
