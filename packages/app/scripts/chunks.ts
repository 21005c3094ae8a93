import type { Rolldown } from 'vite';

interface Step {
  readonly name: string;
  /** The modules that it is fetched for. */
  readonly entries: RegExp;
  /** Of what they import only what these import as well. Default all. */
  readonly sharedWith?: RegExp;
  /** Every page of somebody who is signed in has it. */
  readonly isOfMember?: true;
}

const signIn = /\/app\/src\/features\/sign-in\/SignIn\.tsx$/;
const member = /\/app\/src\/routes\/MemberGuard\.tsx$|\/postgrest-js\/dist\/index\.m?js$/;
const shell = /\/app\/src\/(shell\/Shell|toasts\/Toasts)\.tsx$/;
const dashboard = /\/app\/src\/features\/studio\/prompt-studio\.route\.tsx$/;
const gallery = /\/app\/src\/features\/gallery\/gallery\.route\.tsx$/;
const comingSoon = /\/app\/src\/routes\/ComingSoon\.tsx$/;
const anyOf = (...entries: RegExp[]) => RegExp(entries.map(({ source }) => source).join('|'));

/**
 * What a visit needs one after the other. Each step is one file: what the named modules import, directly or through others,
 * less what the steps before have. (What the entry imports is `libraries` and the entry's own file.)
 */
export const steps: readonly Step[] = [
  { name: 'landing', entries: /\/app\/src\/features\/landing\/home\.route\.tsx$/, isOfMember: true },
  {
    name: 'flow',
    entries: signIn,
    sharedWith: anyOf(member, shell, gallery, comingSoon),
    isOfMember: true,
  },
  { name: 'sign-in', entries: signIn },
  {
    name: 'session',
    entries: /\/app\/src\/session\/live-session\.ts$|\/auth-js\/dist\/[\w/]*index\.m?js$/,
    isOfMember: true,
  },
  { name: 'member', entries: member, isOfMember: true },
  { name: 'shell', entries: shell, isOfMember: true },
  { name: 'data-page', entries: gallery, sharedWith: dashboard },
];

/** Comes with the index of a package and is not used by who imports that here: nor is what it imports. */
const unused = /\/flows\/src\/flow\/|\/domain\/src\/help\/topics\.ts$/;

/** In bytes of source: what some pages share and is smaller comes with what others share. A request costs more. */
const smallestShared = 40_000;

type NameOf = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

/** The modules that some modules import, directly or through others, and they themselves. */
function importedBy(context: Context, entries: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id) || unused.test(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) add(imported);
  };
  for (const id of entries) add(id);
  return found;
}

/** The name of the step of each module that a step has, by its id. Takes the ids of all modules. */
function stepsOf(context: Context, ids: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const closure = (entries: RegExp) =>
    importedBy(
      context,
      ids.filter((id) => entries.test(id)),
    );
  for (const { name, entries, sharedWith } of steps) {
    const others = sharedWith && closure(sharedWith);
    for (const id of closure(entries)) if (!found.has(id) && (others?.has(id) ?? true)) found.set(id, name);
  }
  return found;
}

/** Few files by when they are needed, where the bundler's own way is one file for nearly each module. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const ids: string[] = [];
  let stepOf: Map<string, string> | undefined;
  const collect = (id: string) => {
    ids.push(id);
    return true;
  };
  const groups = steps.map(
    ({ name: step }, at): Rolldown.CodeSplittingGroup => ({
      debugName: step,
      // The first group's is asked for every module before anything is asked for a name.
      test: at === 0 ? collect : () => true,
      name: (id, context) => {
        stepOf ??= stepsOf(context, ids);
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
