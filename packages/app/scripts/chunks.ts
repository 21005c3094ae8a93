import type { Rolldown } from 'vite';

/**
 * What a visit needs one after the other. Each step is one file: what the named modules import, directly or through others,
 * less what the steps before have. (What the entry imports is `libraries` and the entry's own file.)
 */
const steps: readonly (readonly [name: string, entries: RegExp])[] = [
  ['landing', /\/app\/src\/features\/landing\/home\.route\.tsx$/],
  ['sign-in', /\/app\/src\/features\/sign-in\/SignIn\.tsx$/],
  ['session', /\/app\/src\/session\/live-session\.ts$|\/auth-js\/dist\/[\w/]*index\.m?js$/],
  ['member', /\/app\/src\/routes\/MemberGuard\.tsx$|\/postgrest-js\/dist\/index\.m?js$/],
  ['shell', /\/app\/src\/(shell\/Shell|toasts\/Toasts)\.tsx$/],
];

/** Comes with the index of a package and is not used by the app: what it imports is not needed by who imports the index. */
const unused = /\/flows\/src\/flow\//;

/** In bytes of source: what some pages share and is smaller comes with what others share. A request costs more. */
const smallestShared = 40_000;

type NameOf = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

/** The step of each module that a step has, by its id. Takes the ids of the steps' entries. */
function stepsOf(context: Context, entries: readonly (readonly string[])[]): Map<string, string> {
  const found = new Map<string, string>();
  const add = (id: string, step: string) => {
    if (found.has(id) || unused.test(id)) return;
    found.set(id, step);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported, step);
  };
  for (const [at, [step]] of steps.entries()) for (const id of entries[at] ?? []) add(id, step);
  return found;
}

/** Few files by when they are needed, where the bundler's own way is one file for nearly each module. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const entries: string[][] = steps.map(() => []);
  let stepOf: Map<string, string> | undefined;
  const collectEntry = (id: string) => {
    for (const [at, [, ofStep]] of steps.entries()) if (ofStep.test(id)) entries[at]?.push(id);
    return true;
  };
  const groups = steps.map(
    ([step], at): Rolldown.CodeSplittingGroup => ({
      debugName: step,
      // The first group's is asked for every module before anything is asked for a name.
      test: at === 0 ? collectEntry : () => true,
      name: (id, context) => {
        stepOf ??= stepsOf(context, entries);
        return stepOf.get(id) === step ? step : null;
      },
      priority: 1 + steps.length - at,
    }),
  );
  const initial = { tags: ['$initial' as const], priority: 2 + steps.length };
  return {
    groups: [
      { name: 'libraries', test: /[\\/]node_modules[\\/]/, ...initial },
      { name: 'index', ...initial },
      ...groups,
      {
        name: 'shared',
        minShareCount: 2,
        entriesAware: true,
        entriesAwareMergeThreshold: smallestShared,
      },
    ],
  };
}
