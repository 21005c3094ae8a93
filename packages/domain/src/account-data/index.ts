/** Decided: what becomes of an archive of everything held on a person. `expired`: its days are over, and the file is deleted. */
export const accountExportStates = ['waiting', 'building', 'ready', 'failed', 'expired'] as const;
export type AccountExportState = (typeof accountExportStates)[number];

/**
 * Says whether an archive is on its way: then there is no other (decisions: account data). Takes its state.
 *
 * @returns True or false.
 */
export function isUnderWay(state: AccountExportState): boolean {
  return state === 'waiting' || state === 'building';
}

/** Decided: the files of an archive, in the order in which its index lists them. Each is a key of the namespace `accountArchive`. */
export const accountDataFiles = [
  'account',
  'profile',
  'handles',
  'membership',
  'acceptances',
  'invitations',
  'settings',
  'balances',
  'ledger',
  'orders',
  'gifts',
  'referralCode',
  'referrals',
  'referralMarks',
  'newsRead',
  'subscriptions',
  'billingDetails',
  'prompts',
  'promptVersions',
  'jobs',
  'media',
  'archives',
  'works',
  'remixes',
  'shootSources',
  'saved',
  'likes',
  'likesTakenBack',
  'relations',
  'ideas',
  'ideaVotes',
  'comments',
  'proposals',
  'electorates',
  'ballots',
  'reports',
  'moderation',
  'proofs',
  'proofPictures',
  'proofComments',
  'proofVisits',
  'feedback',
  'sessions',
  'securityLog',
  'devices',
  'rememberedBrowsers',
  'networks',
  'identities',
  'secondFactors',
  'recoveryCodes',
  'links',
  'addressChanges',
  'formerAddresses',
  'phoneChanges',
  'letters',
  'requests',
  'exports',
  'deletion',
] as const;
export type AccountDataFile = (typeof accountDataFiles)[number];

/** Decided: why something that is held is not given: whoever has it could act as the person; or it is made from what is given. */
export type Withheld = 'secret' | 'derived';

/**
 * Decided: what is kept when an account has been removed, in the tables of the server, and why. Nothing of it says whose it was.
 * Each is a key of the namespace `accountData`.
 */
export const keptByLaw = [
  { what: 'journal', tables: ['studio.accounts', 'studio.transfers', 'studio.entries'] },
  { what: 'orders', tables: ['studio.orders'] },
  { what: 'ideas', tables: ['studio.ideas'] },
  { what: 'proposals', tables: ['studio.proposals'] },
  { what: 'moderation', tables: ['studio.moderation_log'] },
  { what: 'removal', tables: ['studio.removed_accounts'] },
] as const;
export type KeptByLaw = (typeof keptByLaw)[number]['what'];

/**
 * Says whether what is typed to confirm a removal is the address of the account, without regard to case and to blanks around it
 * (decisions: account data). Takes both.
 *
 * @returns True or false; false for an account without an address.
 */
export function isTypedAddress(typed: string, address: string): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return address !== '' && plain(typed) === plain(address);
}

/** Decided: the parameter of the profile's address that the mailed link to an archive carries. */
export const exportParam = 'export';
