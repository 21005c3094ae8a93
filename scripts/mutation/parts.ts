import { flowNames } from '../packages/flows.ts';

/** A part of the logic that is mutated, in folders that are run one after the other. */
export interface Part {
  /** What is in a folder: globs of what is mutated and of the tests that must notice. */
  folders: Readonly<Record<string, { mutate: readonly string[]; tests: readonly string[] }>>;
}

const isNoTest = ['!packages/**/*.test.ts', '!packages/**/index.ts'];

const foldersOf = (
  names: readonly string[],
  globs: (name: string) => { mutate: readonly string[]; tests: readonly string[] },
) =>
  Object.fromEntries(
    names.map((name) => {
      const { mutate, tests } = globs(name);
      return [name, { mutate: [...mutate, ...isNoTest], tests }];
    }),
  );

const domain = 'packages/domain/src';
const machines = 'packages/state-machines/src';
const server = 'packages/server/src';

/** The tests of a folder are those that stand in it: what only a distant test would notice is not well tested. */
export const parts = {
  /** The rules. Its tables of texts and routes' titles hold keys that the compiler checks. */
  domain: {
    folders: foldersOf(
      [
        'access',
        'auth',
        'economy',
        'errors',
        'flags',
        'help',
        'jobs',
        'media',
        'notifications',
        'photo-shoot',
        'profile',
        'prompts/choices',
        'prompts/composer',
        'prompts/grammar',
        'random',
        'settings',
        'shortcuts',
        'storage',
        'web-vitals',
      ],
      (name) => ({ mutate: [`${domain}/${name}/*.ts`], tests: [`${domain}/${name}/*.test.ts`] }),
    ),
  },
  /** What moves value, and what is charged for pictures. A server of its own answers each test. */
  ledger: {
    folders: {
      ...foldersOf(['ledger'], () => ({
        mutate: [`${server}/ledger/*.ts`],
        tests: [`${server}/ledger/*.test.ts`],
      })),
      ...foldersOf(['jobs'], () => ({
        mutate: [`${server}/jobs/settle.ts`],
        tests: [`${server}/jobs/{queue,settle}.test.ts`],
      })),
    },
  },
  /** States, guards and actions, and what they share. Their types and manifests have nothing to run. */
  machines: {
    folders: {
      ...foldersOf(['shared'], () => ({
        mutate: [`${machines}/shared/*.ts`, `!${machines}/shared/*.d.ts`],
        tests: [`${machines}/shared/*.test.ts`],
      })),
      ...foldersOf(flowNames(), (name) => ({
        mutate: [`${machines}/${name}/*.ts`, `!${machines}/**/*.{flow,fuzz,types,testing}.ts`],
        tests: [`${machines}/${name}/*.machine.test.ts`],
      })),
    },
  },
} as const satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

/** The share of mutants, in percent, that must be noticed. */
export const leastPercent = 90;
