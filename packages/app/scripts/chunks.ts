import type { Rolldown } from 'vite';
import { importedModules } from './imported-modules.ts';
import { isSeldom } from './seldom.ts';

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
const auth = /\/auth-js\/dist\/[\w/]*index\.m?js$/;
/** The session and the guard: who signs in needs them next. */
const member = /\/app\/src\/(session\/live-session\.ts|routes\/MemberGuard\.tsx)$/;
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
  /\/ui\/src\/controlled\/useIsOnServer\.ts$|\/ui\/src\/primitives\/VirtualList\/heights\.ts$|\/app\/src\/routes\/video-address\.ts$|\/domain\/src\/texts\/(cut-text|figures|zone)\.ts$|\/app\/src\/api\/zone\.ts$|\/app\/src\/files\/give-file\.ts$|\/ui\/src\/icons\/outlines\/(ChevronRight|Download|Play|Plus|Star|Trash)Icon\.generated\.ts$/;
const shootDraft = /\/app\/src\/storage\/shoot-draft\.ts$/;
const photoShoot = /\/app\/src\/features\/photo-shoot\/photo-shoot\.route\.tsx$/;
const gallery = /\/app\/src\/features\/gallery\/gallery\.route\.tsx$/;
const jobs = /\/app\/src\/features\/jobs\/jobs\.route\.tsx$/;
const library = /\/app\/src\/features\/library\/my-library\.route\.tsx$/;
const clients = /\/app\/src\/features\/clients\/clients\.route\.tsx$/;
const profile = /\/app\/src\/features\/profile\/profile\.route\.tsx$/;
const video = /\/app\/src\/features\/photo-to-video\/photo-to-video\.route\.tsx$/;
const editor = /\/app\/src\/features\/editor\/editor\.route\.tsx$/;
/** What a prompt is edited with. */
const promptCode = /\/ui\/src\/components\/prompts\/PromptEditor\/code\/view\.ts$/;
/** The words to choose from, which the editor completes. */
const choices = /\/domain\/src\/prompts\/choices\/index\.ts$/;
/** The calendar, and the field that days are typed into. */
const period = /\/ui\/src\/components\/economy\/LedgerPage\/PeriodField\.tsx$/;
const credits = /\/app\/src\/features\/ledger\/credits\.route\.tsx$/;
/** What a person may be called: some pages need no more of what else has it. */
const names = /\/domain\/src\/(profile\/(handle|name)|auth\/email)\.ts$/;
/** Codes are read with it at a sign-in, and amounts later. */
const digits = /\/domain\/src\/texts\/latin-digits\.ts$/;
/** Why something is reported, the mark of samples, and where an idea stands: pages and news have them, and nothing else of one another. */
const reportReasons = /\/domain\/src\/(community\/reports|contract\/is-sample|roadmap\/statuses)\.ts$/;
const billing = /\/app\/src\/features\/billing\/billing\.route\.tsx$/;
const subscriptions = /\/app\/src\/features\/subscriptions\/subscriptions\.route\.tsx$/;
const giftCoins = /\/app\/src\/features\/gifts\/gift-coins\.route\.tsx$/;
/** Small, and used here and there: with any of the pages that use it, the others would fetch that page. */
const layout = /\/ui\/src\/primitives\/(Stack\/Stack|Form\/Form)\.tsx$|\/app\/src\/api\/content-key\.ts$/;
const governance = /\/app\/src\/features\/governance\/governance\.route\.tsx$/;
/** What a ballot is and how it is recounted, which no other page has. */
const ballots =
  /\/(domain\/src\/governance\/\w+|app\/src\/features\/governance\/digests|app\/src\/storage\/ballots)\.ts$/;
const proposal = /\/app\/src\/features\/governance\/proposal\.route\.tsx$/;
/** The words and rules of ideas, which their page has before one of them is open. */
const roadmapParts = /\/domain\/src\/(roadmap\/index|texts\/en\/roadmap|contract\/areas\/roadmap)\.ts$/;
/** What is said of an idea or a proposal: with the one that is open. */
const discussion = /\/app\/src\/discussion\/Discussion\.tsx$/;
/** The second factor, asked for before what needs it. */
const stepUp = /\/flows\/src\/step-up\/StepUpView\.tsx$/;
const referrals = /\/app\/src\/features\/referrals\/referrals\.route\.tsx$/;
/** With which works, prompts and clients are found. */
const search = /\/ui\/src\/primitives\/SearchField\/SearchField\.tsx$/;
const saved = /\/app\/src\/features\/saved\/saved\.route\.tsx$/;
const creatorLibrary = /\/app\/src\/features\/creator-library\/creator-library\.route\.tsx$/;
const creatorProfile = /\/app\/src\/features\/creator-profile\/creator-profile\.route\.tsx$/;
const analytics = /\/app\/src\/features\/analytics\/(user-analytics|analytics)\.route\.tsx$/;
const charts = /\/ui\/src\/components\/analytics\/AnalyticsPage\/Charts\.tsx$/;
const shop = /\/app\/src\/features\/shop\/shop\.route\.tsx$/;
const comingSoon = /\/app\/src\/routes\/ComingSoon\.tsx$/;
const leaderboard = /\/app\/src\/features\/leaderboard\/leaderboard\.route\.tsx$/;
/** The cards, and below it what a list ends with: pages have these that need nothing else of the leaderboard. */
const arcana = /\/ui\/src\/components\/community\/ArcanaCard\/ArcanaCard\.tsx$/;
/** How full something is: of the leaderboard, and of a vote. */
const meter = /\/ui\/src\/primitives\/Meter\/Meter\.tsx$/;
const loadMore = /\/ui\/src\/primitives\/LoadMore\/LoadMore\.tsx$/;
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
    sharedWith: anyOf(auth, member, shell, gallery, comingSoon, profile, creatorProfile),
    isOfMember: true,
  },
  { name: 'flow', entries: digits, isOfMember: true },
  { name: 'form', entries: signIn, sharedWith: photoShoot },
  { name: 'sign-in', entries: signIn },
  { name: 'member', entries: member, isOfMember: true },
  { name: 'auth', entries: auth },
  // The words of a page's failure and the sign of another try come with it: most pages have them; the shoot's draft, to
  // which some hand a prompt; and what is small.
  {
    name: 'shell',
    entries: anyOf(shell, pageFailure, retry, shootDraft, sharedAndSmall),
    isOfMember: true,
  },
  // What lists share, the head of a page and the time that something was ago: most pages have these too.
  {
    name: 'shell',
    entries: gallery,
    sharedWith: anyOf(photoShoot, jobs, library, clients, dashboard, comingSoon),
    isOfMember: true,
  },
  { name: 'names', entries: names, sharedWith: giftCoins },
  { name: 'names', entries: reportReasons },
  { name: 'overlay', entries: headerOverlays, sharedWith: photoShoot },
  { name: 'shell', entries: headerOverlays, sharedWith: anyOf(jobs, library, clients, video) },
  { name: 'header-overlays', entries: headerOverlays },
  // Lists to choose from, which stand on overlays: one file with them, because whatever has these has those. In two files
  // the photo shoot has 4 kB more, and jobs 7 kB less.
  { name: 'overlay', entries: photoShoot, sharedWith: anyOf(jobs, library, clients, editor) },
  // The bar of what is done: with the form, which both have, because a file of its own would cost the photo shoot more.
  { name: 'form', entries: photoShoot, sharedWith: leaderboard },
  { name: 'controls', entries: photoShoot, sharedWith: 'others' },
  { name: 'shell', entries: profile, sharedWith: jobs },
  { name: 'jobs-parts', entries: jobs, sharedWith: anyOf(library, clients, video) },
  { name: 'jobs-parts', entries: credits, sharedWith: overlays },
  { name: 'jobs-flow', entries: jobs, sharedWith: overlays },
  { name: 'table', entries: jobs, sharedWith: credits },
  { name: 'subscription', entries: subscriptions, sharedWith: billing },
  { name: 'statement', entries: billing, sharedWith: credits },
  { name: 'credits-page', entries: credits },
  { name: 'jobs-page', entries: jobs },
  { name: 'prompts', entries: dashboard, sharedWith: anyOf(library, clients, editor) },
  { name: 'prompts', entries: choices, sharedWith: editor },
  { name: 'choices', entries: choices },
  { name: 'prompt-studio', entries: dashboard },
  // The question before something ends, which the library has too: not in one file with all of that.
  { name: 'account-parts', entries: profile, sharedWith: 'others' },
  // Too small for files of their own: the bundler would put them with whatever else is small, and what that needs.
  { name: 'wall', entries: gallery, sharedWith: creatorLibrary },
  { name: 'gallery-parts', entries: gallery, sharedWith: 'others' },
  { name: 'library-parts', entries: search },
  { name: 'prompt-parts', entries: creatorLibrary, sharedWith: anyOf(library, editor) },
  { name: 'work-wall', entries: creatorLibrary, sharedWith: creatorProfile },
  {
    name: 'wall',
    entries: creatorProfile,
    sharedWith: anyOf(library, editor, saved, clients, video, profile),
  },
  { name: 'layout', entries: layout },
  { name: 'creator-page', entries: creatorProfile },
  { name: 'works-parts', entries: creatorLibrary },
  { name: 'library-parts', entries: library, sharedWith: anyOf(clients, saved, analytics) },
  { name: 'prompt-parts', entries: library, sharedWith: editor },
  { name: 'library-page', entries: library },
  { name: 'page-rows', entries: clients, sharedWith: saved },
  { name: 'load-more', entries: loadMore },
  { name: 'clients-page', entries: clients },
  { name: 'saved-page', entries: saved },
  { name: 'period', entries: period },
  { name: 'video-parts', entries: video, sharedWith: 'others' },
  { name: 'prices', entries: shop, sharedWith: anyOf(billing, subscriptions, giftCoins) },
  { name: 'shop-page', entries: shop, sharedWith: 'others' },
  { name: 'text-parts', entries: editor, sharedWith: 'others' },
  { name: 'prompt-code', entries: promptCode },
  { name: 'billing-parts', entries: billing, sharedWith: 'others' },
  { name: 'referral-parts', entries: referrals, sharedWith: 'others' },
  { name: 'gift-parts', entries: giftCoins, sharedWith: 'others' },
  { name: 'gifts-page', entries: giftCoins },
  { name: 'step-up', entries: stepUp },
  { name: 'roadmap-parts', entries: roadmapParts },
  { name: 'discussion', entries: discussion },
  { name: 'governance-parts', entries: governance, sharedWith: proposal },
  { name: 'governance-parts', entries: ballots },
  { name: 'arcana', entries: arcana },
  { name: 'meter', entries: meter },
  { name: 'leaderboard-page', entries: leaderboard },
  { name: 'analytics-page', entries: analytics },
  { name: 'charts', entries: charts },
];

/** In bytes of source: what some pages share and is smaller comes with what others share. A request costs more. */
const smallestShared = 40_000;

type NameOf = Exclude<Rolldown.CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

/** Its contexts alone are used: `ui` has an Autocomplete of its own, and every text field asks for them. */
const contextsOnly = /\/react-aria-components\/dist\/private\/Autocomplete\.mjs$/;

interface Found {
  /** The name of the step of each module that a step has, by its id. */
  readonly stepOf: ReadonlyMap<string, string>;
  /** The modules that only what is seldom fetched needs: they stand in no file with others, which would fetch that as well. */
  readonly aside: ReadonlySet<string>;
}

/** Which step each module belongs to, and which stand aside. Takes the ids of all modules. */
function findSteps(context: Context, ids: readonly string[]): Found {
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
  const isEntry = (id: string) => isFetchedLater(id) || context.getModuleInfo(id)?.isEntry === true;
  const kept = closure((id) => isEntry(id) && !isSeldom(id));
  const aside = closure((id) => isEntry(id) && isSeldom(id)).difference(kept);
  return { stepOf: found, aside };
}

/** Few files by when they are needed, where the bundler's own way is one file for nearly each module. */
export function codeSplitting(): Rolldown.CodeSplittingOptions {
  const ids: string[] = [];
  let found: Found | undefined;
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
        found ??= findSteps(context, ids);
        return found.stepOf.get(id) === step ? step : null;
      },
      priority: 2 + steps.length - at,
    }),
  );
  const initial = { tags: ['$initial' as const], priority: 3 + steps.length };
  const betweenPages = {
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: smallestShared,
  };
  return {
    groups: [
      { name: 'libraries', test: /[\\/]node_modules[\\/]/, ...initial },
      { name: 'index', ...initial },
      ...groups,
      // These first: a group takes with it what its modules import.
      { name: (id) => (found?.aside.has(id) ? null : 'shared'), ...betweenPages, priority: 1 },
      { name: 'seldom', ...betweenPages },
    ],
  };
}
