// What the test runner and its platform add, as far as the tests of this package use it.

interface ImportMeta {
  glob(pattern: string): Record<string, unknown>;
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>;
}

declare const process: {
  readonly env: Readonly<Record<string, string | undefined>>;
  listeners(event: 'unhandledRejection'): ((reason: unknown) => void)[];
  removeAllListeners(event: 'unhandledRejection'): void;
  on(event: 'unhandledRejection', listener: (reason: unknown) => void): void;
  off(event: 'unhandledRejection', listener: (reason: unknown) => void): void;
};
declare function setImmediate(run: () => void): void;
