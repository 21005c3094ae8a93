import type { Rolldown } from 'vite';
import { importedModules } from './imported-modules.ts';

interface Step {
  readonly name: string;
  /** The modules that it is fetched for. */
  readonly entries: RegExp;
  /** Of what they import only what these import as well, or anything else that is fetched when it is needed. Default all. */
  readonly sharedWith?: RegExp | 'others';
  /** Every page of somebody who is signed in has it. */
  readonly isOfMember?: true;
}

const signIn = /\/app\/src\/features\/sign-in\/SignIn\.tsx$/;
const session = /\/app\/src\/session\/live-session\.ts$|\/auth-js\/dist\/[\w/]*index\.m?js$/;
const member = /\/app\/src\/routes\/MemberGuard\.tsx$/;
const shell = /\/app\/src\/(shell\/Shell|toasts\/Toasts)\.tsx$/;
const overlays = /\/app\/src\/.*\.overlay\.tsx$/;
/** What the header's buttons open. */
const headerOverlays =
  /\/ui\/src\/components\/.*\/(BalancePopover|NotificationList|AccountMenu|LanguageMenu|SidebarSheet)\.tsx$/;
const dashboard = /\/app\/src\/features\/studio\/prompt-studio\.route\.tsx$/;
const pageFailure = /\/flows\/src\/page-data\/use-failure-state\.ts$/;
const retry = /\/ui\/src\/icons\/outlines\/RetryIcon\.generated\.ts$/;
/** What several pages share, and is too small for a file. */
const sharedAndSmall =
  /\/app\/src\/routes\/video-address\.ts$|\/ui\/src\/icons\/outlines\/(Download|Play)Icon\.generated\.ts$/;
const shootDraft = /\/app\/src\/storage\/shoot-draft\.ts$/;
const photoShoot = /\/app\/src\/features\/photo-shoot\/photo-shoot\.route\.tsx$/;
const gallery = /\/app\/src\/features\/gallery\/gallery\.route\.tsx$/;
const jobs = /\/app\/src\/features\/jobs\/jobs\.route\.tsx$/;
const library = /\/app\/src\/features\/library\/my-library\.route\.tsx$/;
const clients = /\/app\/src\/features\/clients\/clients\.route\.tsx$/;
const profile = /\/app\/src\/features\/profile\/profile\.route\.tsx$/;
const video = /\/app\/src\/features\/photo-to-video\/photo-to-video\.route\.tsx$/;
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
    sharedWith: anyOf(session, member, shell, gallery, comingSoon, profile),
    isOfMember: true,
  },
  { name: 'form', entries: signIn, sharedWith: photoShoot },
  { name: 'sign-in', entries: signIn },
  {
    name: 'session',
    entries: session,
    isOfMember: true,
  },
  { name: 'member', entries: member, isOfMember: true },
  // The words of a page's failure and the sign of another try come with it: most pages have them; the shoot's draft, to
  // which some hand a prompt; and what is small.
  {
    name: 'shell',
    entries: anyOf(shell, pageFailure, retry, shootDraft, comingSoon, sharedAndSmall),
    isOfMember: true,
  },
  { name: 'shell', entries: gallery, sharedWith: photoShoot, isOfMember: true },
  { name: 'overlay', entries: headerOverlays, sharedWith: photoShoot },
  { name: 'dialogs', entries: headerOverlays, sharedWith: anyOf(jobs, library, clients, video) },
  { name: 'header-overlays', entries: headerOverlays },
  // Lists to choose from, which stand on overlays: one file with them, because whatever has these has those. In two files
  // the photo shoot has 4 kB more, and jobs 7 kB less.
  { name: 'overlay', entries: photoShoot, sharedWith: anyOf(jobs, library, clients) },
  { name: 'controls', entries: photoShoot, sharedWith: 'others' },
  { name: 'lists', entries: jobs, sharedWith: anyOf(gallery, dashboard, comingSoon) },
  // How a page begins: without what tables need besides.
  { name: 'profile-parts', entries: profile, sharedWith: jobs },
  { name: 'jobs-parts', entries: jobs, sharedWith: anyOf(library, clients, video) },
  { name: 'jobs-flow', entries: jobs, sharedWith: overlays },
  { name: 'jobs-page', entries: jobs },
  { name: 'prompts', entries: dashboard, sharedWith: anyOf(library, clients) },
  { name: 'prompt-studio', entries: dashboard },
  { name: 'library-lists', entries: library, sharedWith: anyOf(gallery, dashboard, comingSoon) },
  // The question before something ends, which the library has too: not in one file with all of that.
  { name: 'account-parts', entries: profile, sharedWith: 'others' },
  // Too small for files of their own: the bundler would put them with whatever else is small, and what that needs.
  { name: 'gallery-parts', entries: gallery, sharedWith: 'others' },
  { name: 'library-parts', entries: library, sharedWith: clients },
  { name: 'library-page', entries: library },
  { name: 'clients-page', entries: clients },
  { name: 'video-parts', entries: video, sharedWith: 'others' },
];

/** In bytes of source: what some pages share and is smaller comes with what others share. A request costs more. */
const smallestShared = 40_000;

type NameOf = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

/** Its contexts alone are used: `ui` has an Autocomplete of its own, and every text field asks for them. */
const contextsOnly = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

/** The name of the step of each module that a step has, by its id. Takes the ids of all modules. */
function stepsOf(context: Context, ids: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const infoOf = (id: string) =>
    contextsOnly.test(id)
      ? { code: null, importedIds: [], moduleSideEffects: false }
      : context.getModuleInfo(id);
  const isFetchedLater = (id: string) => (context.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  const closure = (isEntry: (id: string) => boolean) => importedModules(infoOf, ids.filter(isEntry));
  for (const { name, entries, sharedWith } of steps) {
    const isOther = (id: string) =>
      sharedWith instanceof RegExp ? sharedWith.test(id) : isFetchedLater(id) && !entries.test(id);
    const others = sharedWith && closure(isOther);
    for (const id of closure((id) => entries.test(id)))
      if (!found.has(id) && (others?.has(id) ?? true)) found.set(id, name);
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
