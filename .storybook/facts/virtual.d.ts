declare module 'virtual:component-facts' {
  /** By the name that a component is exported under. */
  export const facts: Readonly<Record<string, import('./plugin.ts').ComponentFacts>>;
}
