/** Everything the product keeps in a browser begins so; nothing else there is ever touched. */
export const storagePrefix = 'mirror-studio.';

/** What the auth client keeps begins so: the session, its tokens, the verifier of a link on its way. */
export const authStoragePrefix = `${storagePrefix}auth.`;

/** Who a value is kept for, and so what removes it. */
export type StorageClass =
  /** Kept by every clean-up but sign-out. */
  | 'auth'
  /** What was decided once on this browser. */
  | 'lasting'
  /** What belongs to the work at hand. */
  | 'ephemeral';

interface StoredValue {
  readonly key: string;
  readonly class: StorageClass;
  /** Removed when the user signs out. */
  readonly leavesAtSignOut: boolean;
}

const auth = (name: string): StoredValue => ({
  key: authStoragePrefix + name,
  class: 'auth',
  leavesAtSignOut: true,
});
const lasting = (name: string, leavesAtSignOut = false): StoredValue => ({
  key: storagePrefix + name,
  class: 'lasting',
  leavesAtSignOut,
});
const ephemeral = (name: string): StoredValue => ({
  key: storagePrefix + name,
  class: 'ephemeral',
  leavesAtSignOut: true,
});

/**
 * The storage key map (§3), by purpose. What is about a person leaves with the session; what is about this browser
 * (language, settings) stays. The specification names the purposes; the keys are decided.
 */
export const storedValues = {
  session: auth('session'),
  userId: auth('user-id'),
  userEmail: auth('user-email'),
  /** The way to sign in that was asked for here, until it has led somebody in. */
  signInBegun: auth('sign-in-begun'),
  /** Somebody is signing out here: a session that goes without that was over by itself. */
  signOutBegun: auth('sign-out-begun'),
  inviteCode: lasting('invite.code'),
  inviteClaimed: lasting('invite.claimed', true),
  inviteClaiming: lasting('invite.claiming', true),
  legalAccepted: lasting('legal.accepted', true),
  termsAccepted: lasting('terms.accepted', true),
  onboardingDone: lasting('onboarding.done', true),
  magicLinkSentAt: lasting('magic-link.sent-at'),
  /** The place that was asked for before the guard led to sign-in or onboarding. */
  returnTo: lasting('return-to', true),
  jobsQueue: ephemeral('jobs.queue'),
  jobsHistory: ephemeral('jobs.history'),
  activeJob: ephemeral('jobs.active'),
  uiFlags: ephemeral('ui.flags'),
  ritualMode: ephemeral('ritual.mode'),
  recentPrompts: ephemeral('prompts.recent'),
  template: lasting('template', true),
  /** The prompt that was being composed: it outlives a reload and an expired session, and leaves at sign-out. */
  promptDraft: lasting('prompts.draft', true),
  /** The shoot that was last being described: a tab that is opened anew goes on with it. */
  shootDraft: lasting('shoot.draft', true),
  /** What was typed in one's own profile and not kept: it outlives a reload and an expired session. */
  profileDraft: lasting('profile.draft', true),
  /** What was typed and chosen of a new profile and not kept: it outlives a reload and an expired session. */
  onboardingDraft: lasting('onboarding.draft', true),
  /** What somebody without an account said of proofs and is not sent yet, by the beginning of the link's token. */
  proofAnswers: lasting('proof.answers', true),
  /** Sets of pictures for clients that are being made or changed, by their ids. */
  proofDrafts: lasting('proofs.drafts', true),
  /** Receipts of ballots that were cast here, by the ids of their proposals. */
  ballots: lasting('ballots', true),
  locale: lasting('locale'),
  settings: lasting('settings'),
  shortcuts: lasting('shortcuts'),
  recentCommands: lasting('commands.recent', true),
} as const satisfies Record<string, StoredValue>;

export type StoredValueName = keyof typeof storedValues;

/** The key of a value: takes its purpose, returns the name under which it is kept (§3). */
export function storageKey(name: StoredValueName): string {
  return storedValues[name].key;
}

/** What is kept for one tab, as long as it is open: texts that a reload must not lose. Decided. */
export const tabKeys = {
  photoShootDraft: `${storagePrefix}photo-shoot.draft`,
  /** What is typed in the editor and not kept yet, by the id of its prompt. */
  promptDrafts: `${storagePrefix}prompt-editor.drafts`,
  /** When the page was loaded again for a new version, in ms since 1970; `said` after it once it was told. */
  reloadedForVersion: `${storagePrefix}reloaded-for-version`,
} as const;

/** §4 The two legacy values and what they were called; the specification gives their purpose, the names are decided. */
export const legacyKeys = {
  inviteCode: 'inviteCode',
  onboardingDone: 'onboardingComplete',
} as const satisfies Partial<Record<StoredValueName, string>>;

/** §2 The cookie that remembers the sidebar; its name is decided. */
export const sidebarCookie = 'sidebar_state';
