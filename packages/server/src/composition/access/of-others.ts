import { type AuthEndpointName, authBasePath } from '@mirror-studio/domain/auth-service';
import { requestSizeLimits } from '@mirror-studio/domain/constants/server';
import type { Endpoint, endpoints } from '@mirror-studio/domain/contract';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { toCursor } from '../../http/request/cursor.ts';
import type { Belongings } from './belongings.ts';

export type EndpointName = keyof typeof endpoints;

/** What is asked for of somebody's. */
interface Asked {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}
/** What somebody says of a work. */
const ofWork = { title: 'Mine', tags: [], sharesPrompt: false, allowsRemix: false, licence: null };

/** How something that belongs to another is asked for; or why what is named is for everybody. */
type Sample = ((of: Belongings) => Asked) | { readonly open: string };

const byPath =
  (name: keyof Belongings, more: Omit<Asked, 'path'> = {}): Sample =>
  (of) => ({ path: { id: of[name] }, ...more });
const byList =
  (name: keyof Belongings, more: object = {}): Sample =>
  (of) => ({ body: { ids: [of[name]], ...more } });
/** So late that every row of a list comes after it. */
const late = '4102444800000000';
const after =
  (name: keyof Belongings): Sample =>
  (of) => ({ query: { cursor: `${late}_${of[name]}` } });
const from =
  (name: keyof Belongings): Sample =>
  (of) => ({ query: { cursor: of[name] } });
const byLink = { open: 'whoever has the link of a set may see it and answer' } as const;
const published = { open: 'what is published is there to be seen and saved' } as const;
const onRoadmap = { open: 'what is proposed and said there is for everybody' } as const;
const inGovernance = {
  open: 'proposals are for everybody to read and talk about, and a ballot is one’s own',
} as const;
const byHandle = { open: 'a handle is there to be found' } as const;

/**
 * For every endpoint that takes the name of something, how that of another person is given to it. A test fails on an endpoint that
 * takes one and is not here.
 */
export const ofOthers: Readonly<Partial<Record<EndpointName, Sample>>> = {
  downloadExport: (of) => ({ body: { token: of.exportToken } }),
  proofs: after('proof'),
  createProof: (of) => ({ body: { title: 'Mine', pictures: [of.picture] } }),
  proof: byPath('proof'),
  changeProof: byPath('proof', { body: { title: 'Mine' } }),
  linkProof: byPath('proof'),
  revokeProof: byPath('proof'),
  deleteProofs: byList('proof'),
  restoreProofs: byList('proof'),
  exportPicture: (of) => ({ body: { mediaId: of.picture, format: 'png' } }),
  gallery: after('picture'),
  galleryItem: byPath('picture'),
  trash: after('picture'),
  markFavourites: byList('picture', { isFavourite: true }),
  moveToProject: byList('picture', { project: 'Mine' }),
  deletePictures: byList('picture'),
  restorePictures: byList('picture'),
  createArchive: byList('picture'),
  jobs: after('job'),
  createJob: (of) => ({
    body: {
      kind: 'image_batch',
      form: { ...emptyPhotoShoot, prompt: 'A lighthouse', referenceImageId: of.picture },
    },
  }),
  job: byPath('job'),
  cancelJob: byPath('job'),
  retryJob: byPath('job'),
  checkHandle: byHandle,
  creator: byHandle,
  followCreator: byHandle,
  unfollowCreator: byHandle,
  muteCreator: byHandle,
  unmuteCreator: byHandle,
  blockCreator: byHandle,
  reportCreator: byHandle,
  relations: (of) => ({ query: { kind: 'follow', cursor: `${late}_${of.relation}` } }),
  leaderboard: () => ({ query: { period: 'ever', board: 'all', cursor: '1_0' } }),
  endRelation: byPath('relation'),
  prompts: (of) => ({ query: { cursor: toCursor('updated', [late, of.prompt]) } }),
  prompt: byPath('prompt'),
  promptVersions: byPath('prompt', { query: { cursor: '2' } }),
  promptPictures: (of) => ({ path: { id: of.prompt }, query: { version: of.promptVersion } }),
  savePromptVersion: byPath('prompt', { body: { basedOn: 1, text: 'Mine' } }),
  changePrompt: byPath('prompt', { body: { title: 'Mine' } }),
  labelPrompts: (of) => ({ body: { prompts: [{ id: of.prompt, tags: ['mine'] }] } }),
  deletePrompts: byList('prompt'),
  restorePrompts: byList('prompt'),
  forkPrompt: (of) => ({ path: { id: of.prompt }, body: { versionId: of.promptVersion } }),
  visitProof: byLink,
  sharedProof: byLink,
  unlockProof: byLink,
  markPicture: byLink,
  commentProof: byLink,
  approveProof: byLink,
  forgetBrowser: byPath('rememberedBrowser'),
  endSession: byPath('session'),
  securityEvents: from('securityEvent'),
  videoSource: byPath('picture'),
  tokenLogs: from('tokenLog'),
  ledger: (of) => ({ query: { cursor: `2100-01-01T00:00:00.000000Z~${of.tokenLog}` } }),
  ledgerChain: (of) => ({ query: { purpose: 'available', currency: 'coins', cursor: of.tokenLog } }),
  ledgerReceipt: byPath('transfer'),
  works: published,
  work: published,
  workFamily: published,
  saveWork: published,
  likeWork: published,
  viewWork: published,
  reportWork: published,
  unlikeWork: published,
  ideas: () => ({ query: { status: 'considering', cursor: `0_${crypto.randomUUID()}` } }),
  idea: onRoadmap,
  voteForIdea: onRoadmap,
  withdrawVote: onRoadmap,
  ideaComments: onRoadmap,
  commentIdea: onRoadmap,
  reportIdea: onRoadmap,
  reportComment: onRoadmap,
  deleteComment: byPath('comment'),
  proposals: () => ({ query: { list: 'open', cursor: `${late}_${crypto.randomUUID()}` } }),
  proposal: inGovernance,
  changeProposal: inGovernance,
  withdrawProposal: inGovernance,
  openVote: inGovernance,
  giveReasons: inGovernance,
  proposalComments: inGovernance,
  commentProposal: inGovernance,
  ownBallot: inGovernance,
  castBallot: inGovernance,
  ballots: inGovernance,
  publishWork: (of) => ({ body: { mediaId: of.picture, ...ofWork } }),
  publishPrompt: (of) => ({ body: { promptId: of.prompt, versionId: of.promptVersion, ...ofWork } }),
  forkWork: published,
  changeWork: byPath('work', { body: ofWork }),
  withdrawWork: byPath('work'),
  saved: after('saved'),
  changeSaved: byPath('saved', { body: { note: 'Mine' } }),
  removeSaved: byPath('saved'),
  putBackSaved: byPath('saved'),
  feedback: { open: 'it names a page of the help' },
  usageReport: { open: 'it names a time zone' },
  worksReport: { open: 'it names a time zone' },
  orders: after('order'),
  order: byPath('order'),
  checkOrder: byPath('order'),
  gifts: (of) => ({ query: { box: 'sent', cursor: `${late}_${of.gift}` } }),
  gift: byPath('gift'),
  thankForGift: byPath('gift'),
  giftNewsTold: byList('gift'),
  referrals: after('referral'),
  referralRefusals: { open: 'administrators alone read what was refused, of everybody' },
  referralNewsTold: byList('referral'),
  createPayment: { open: 'it names a card, of which there are none in the alpha' },
};

/** The same of the auth service. */
export const ofOthersInAuth: Readonly<Partial<Record<AuthEndpointName, (of: Belongings) => Asked>>> = {
  unlinkIdentity: (of) => ({ path: { identity_id: of.identity } }),
  challengeFactor: (of) => ({ path: { factorId: of.factor } }),
  verifyFactor: (of) => ({
    path: { factorId: of.factor },
    body: { challenge_id: of.challenge, code: '000000' },
  }),
  removeFactor: (of) => ({ path: { factorId: of.factor } }),
};

/** Whether a path has a parameter. */
export const hasParameter = (path: string) => path.includes('{');

/** Whether an endpoint takes the name of something: in its path, as the place where a page begins, or in its body. */
export function takesNames({ path, query, request }: Endpoint): boolean {
  const asked = [query, request === 'upload' ? null : request];
  return hasParameter(path) || 'cursor' in (query?.entries ?? {}) || asked.some(holdsIdentifier);
}

/** Looks into a schema as far as it says what it is made of. */
function holdsIdentifier(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const made = schema as Readonly<Record<string, unknown>>;
  const pipe = Array.isArray(made['pipe']) ? (made['pipe'] as { type: string; requirement?: unknown }[]) : [];
  const isIdentifier = pipe.some(
    ({ type, requirement }) =>
      type === 'max_length' && requirement === requestSizeLimits.identifierCharacters,
  );
  if (isIdentifier && made['type'] === 'string') return true;
  const parts = [
    made['item'],
    made['wrapped'],
    ...(Array.isArray(made['options']) ? (made['options'] as unknown[]) : []),
    ...Object.values((made['entries'] as object | undefined) ?? {}),
  ];
  return parts.some(holdsIdentifier);
}

/** The address at which it is asked for. */
export function addressOf(
  path: string,
  { path: parameters = {}, query = {} }: Asked,
  inAuth = false,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => parameters[name] ?? '');
  const search = new URLSearchParams(query).toString();
  return `${inAuth ? authBasePath : ''}${filled}${search && `?${search}`}`;
}
