declare module 'virtual:component-facts' {
  /** By the name that a component is exported under. */
  export const facts: Readonly<Record<string, import('./plugin.ts').ComponentFacts>>;
}

declare module 'virtual:list-types' {
  /** By the name that a component is exported under. */
  export const lists: Readonly<Record<string, import('./lists.ts').Lists>>;
}
