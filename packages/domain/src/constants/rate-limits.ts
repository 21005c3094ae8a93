import { handleLimits } from './profiles.ts';
import { magicLinkLimits, mailCodeLimits } from './sign-in.ts';

/**
 * Decided, but for the one link a minute (§5): how many of each may be asked for at once (`burst`), and the time after
 * which there is room for one more (`everyMs`). `FromStrangers` counts all networks that the person has never signed in
 * from; those they have are not counted there, so that nobody uses up what the owner is allowed. `ofNetwork` limits
 * are raised by NETWORK_LIMIT_FACTOR where many people share one address.
 */
export const rateLimits = {
  /** One address, asked for from one network. */
  mailToAddress: { burst: 1, everyMs: magicLinkLimits.cooldownMs, ofNetwork: false },
  /** One mailbox, whatever stands behind a plus, asked for from one network. */
  mailToMailbox: { burst: 5, everyMs: 600_000, ofNetwork: true },
  /** There is room again sooner than three networks can take it up: they do not keep out an owner on a new one. */
  mailToMailboxFromStrangers: { burst: 24, everyMs: 150_000, ofNetwork: true },
  /** Presses that end mails. */
  feedsFromNetwork: { burst: 60, everyMs: 5_000, ofNetwork: true },
  mailEndsFromNetwork: { burst: 30, everyMs: 10_000, ofNetwork: true },
  mailFromNetwork: { burst: 20, everyMs: 30_000, ofNetwork: true },
  /** Text messages, which cost whoever runs the studio money: beside the limits of mail, so many a day from one network. */
  textFromNetworkADay: { burst: 100, everyMs: 864_000, ofNetwork: true },
  /** Wrong codes of mails to one address, given from one network: anew with each mail that is asked for there. */
  mailCodeOfAddress: { burst: mailCodeLimits.tries, everyMs: mailCodeLimits.expiresMs, ofNetwork: false },
  /** So few that a code of six figures is not guessed from many networks either; the link is there for its owner. */
  mailCodeOfAddressFromStrangers: { burst: 25, everyMs: 600_000, ofNetwork: false },
  /** Messages about a change of one person's address. */
  addressChangeOfUser: { burst: 1, everyMs: magicLinkLimits.cooldownMs, ofNetwork: false },
  /** Text messages about a change of one person's number. */
  phoneChangeOfUser: { burst: 1, everyMs: magicLinkLimits.cooldownMs, ofNetwork: false },
  /** Wrong codes of one change of address, given where its person is signed in: anew with each message. */
  codeOfAddressChange: { burst: mailCodeLimits.tries, everyMs: mailCodeLimits.expiresMs, ofNetwork: false },
  /** Codes by which somebody who is signed in proves anew who they are. */
  reauthenticationOfUser: { burst: 1, everyMs: magicLinkLimits.cooldownMs, ofNetwork: false },
  /** Those that are tried: anew with each mail. */
  codeOfReauthentication: {
    burst: mailCodeLimits.tries,
    everyMs: mailCodeLimits.expiresMs,
    ofNetwork: false,
  },
  /** Wrong passwords of one account, given from one network. */
  passwordOfAccount: { burst: 10, everyMs: 60_000, ofNetwork: false },
  passwordOfAccountFromStrangers: { burst: 100, everyMs: 60_000, ofNetwork: true },
  passwordFromNetwork: { burst: 30, everyMs: 10_000, ofNetwork: true },
  /** Codes, tokens and links that may be tried, and sessions that may be refreshed, from one network. */
  tokenFromNetwork: { burst: 120, everyMs: 1_000, ofNetwork: true },
  /** Changes of one person's account, asked for from one network: each may make two hashes. */
  changeOfUser: { burst: 10, everyMs: 30_000, ofNetwork: false },
  /** Wrong codes of one factor, given from one network, or in one browser that is known. Only who has proved the first factor can give any. */
  codeOfFactor: { burst: 5, everyMs: 60_000, ofNetwork: false },
  /**
   * From all networks where the second factor was never proved, in sessions that began in one way: more than one network can use up, and
   * whoever has the password uses up nothing of whoever reads the mail.
   */
  codeOfFactorFromStrangers: { burst: 10, everyMs: 40_000, ofNetwork: false },
  /** Images sent, each up to 10 MB: a person sends up to 1 GB a day. */
  uploadsOfPerson: { burst: 10, everyMs: 6_000, ofNetwork: false },
  uploadsOfPersonADay: { burst: 100, everyMs: 864_000, ofNetwork: false },
  uploadsFromNetwork: { burst: 60, everyMs: 1_000, ofNetwork: true },
  uploadsFromNetworkADay: { burst: 1_000, everyMs: 86_400, ofNetwork: true },
  /** Pictures that are downloaded with their rights: a selection at once, and then one a second. */
  exportsOfPerson: { burst: 120, everyMs: 1_000, ofNetwork: false },
  /** Links to a copy of one's data, mailed again. */
  exportLinkOfPerson: { burst: 3, everyMs: 300_000, ofNetwork: false },
  /** Demonstration accounts that are opened from one network: 10 at once, 250 a day. */
  demoFromNetwork: { burst: 10, everyMs: 360_000, ofNetwork: true },
  /** Archives, each of up to thousands of pictures. */
  archivesOfPerson: { burst: 10, everyMs: 30_000, ofNetwork: false },
  /** Prompts that a language model varies or improves: each is paid for by whoever runs the studio. */
  composerOfPerson: { burst: 10, everyMs: 6_000, ofNetwork: false },
  composerOfPersonADay: { burst: 200, everyMs: 432_000, ofNetwork: false },
  /** Searches of one's prompts: each compares words, and is asked while somebody types. */
  promptSearchesOfPerson: { burst: 120, everyMs: 500, ofNetwork: false },
  feedbackOfPerson: { burst: 20, everyMs: 30_000, ofNetwork: false },
  /** What is asked of links to proofs from one network, known or not: an open page asks every eight seconds. */
  proofsFromNetwork: { burst: 300, everyMs: 200, ofNetwork: true },
  /** Pictures behind them: a wall of 200, and each of them large. */
  proofPicturesFromNetwork: { burst: 1_200, everyMs: 50, ofNetwork: true },
  /** Wrong passwords of one link, from one network or in one browser that is known, and from all networks where it is not. */
  proofPassword: { burst: 10, everyMs: 60_000, ofNetwork: false },
  proofPasswordOfLink: { burst: 60, everyMs: 60_000, ofNetwork: true },
  /** What is marked and written behind one link. */
  proofAnswersOfLink: { burst: 240, everyMs: 500, ofNetwork: false },
  /** Links that are made anew. */
  proofLinksOfPerson: { burst: 30, everyMs: 20_000, ofNetwork: false },
  /** Whether a handle is free, asked while it is typed. */
  handleChecksOfPerson: { burst: 40, everyMs: 1_000, ofNetwork: false },
  /** The first handle is no change. */
  handleChangesOfPerson: {
    burst: handleLimits.changesAtOnce,
    everyMs: handleLimits.changeEveryDays * 86_400_000,
    ofNetwork: false,
  },
  /** Codes of invitations that are tried: each has 80 bits. */
  invitationClaimsOfPerson: { burst: 10, everyMs: 60_000, ofNetwork: false },
  invitationClaimsFromNetwork: { burst: 30, everyMs: 10_000, ofNetwork: true },
  invitationsOfPerson: { burst: 50, everyMs: 60_000, ofNetwork: false },
  profileSavesOfPerson: { burst: 20, everyMs: 10_000, ofNetwork: false },
  /** Works that are published, changed or withdrawn. */
  worksOfPerson: { burst: 60, everyMs: 10_000, ofNetwork: false },
  /** What is saved of others, noted, moved and taken out. */
  savedOfPerson: { burst: 240, everyMs: 1_000, ofNetwork: false },
  /** Likes, and those that are taken back: a person looks at what they like. */
  likesOfPerson: { burst: 60, everyMs: 2_000, ofNetwork: false },
  likesOfPersonADay: { burst: 500, everyMs: 172_800, ofNetwork: false },
  likesFromNetwork: { burst: 600, everyMs: 500, ofNetwork: true },
  /** Works that are looked at: whoever turns over a wall holds a key down. Beyond that nothing is counted, and nobody is told. */
  viewsOfPerson: { burst: 240, everyMs: 500, ofNetwork: false },
  viewsFromNetwork: { burst: 1_200, everyMs: 200, ofNetwork: true },
  /** Creators that are followed, and no longer. */
  followsOfPerson: { burst: 30, everyMs: 10_000, ofNetwork: false },
  followsOfPersonADay: { burst: 200, everyMs: 432_000, ofNetwork: false },
  followsFromNetwork: { burst: 300, everyMs: 2_000, ofNetwork: true },
  /** Creators that are muted and blocked, and what is ended of all these. */
  relationsOfPerson: { burst: 120, everyMs: 5_000, ofNetwork: false },
  /** Works, creators, ideas and comments that are reported. */
  reportsOfPerson: { burst: 10, everyMs: 120_000, ofNetwork: false },
  /** Ideas that are proposed on the roadmap. */
  ideasOfPerson: { burst: 5, everyMs: 1_800_000, ofNetwork: false },
  /** Votes for them, and those that are taken back. */
  ideaVotesOfPerson: { burst: 60, everyMs: 2_000, ofNetwork: false },
  ideaVotesFromNetwork: { burst: 600, everyMs: 500, ofNetwork: true },
  /** Comments that are written and deleted. */
  commentsOfPerson: { burst: 10, everyMs: 30_000, ofNetwork: false },
  commentsFromNetwork: { burst: 120, everyMs: 3_000, ofNetwork: true },
  /** Likely twins of an idea, asked while its title is typed. */
  ideaTwinsOfPerson: { burst: 60, everyMs: 1_000, ofNetwork: false },
  /** Proposals that are put forward, changed, opened and withdrawn, and reasons of decisions. */
  proposalsOfPerson: { burst: 20, everyMs: 60_000, ofNetwork: false },
  /** Ballots, and those that take the place of another. */
  ballotsOfPerson: { burst: 10, everyMs: 30_000, ofNetwork: false },
  ballotsFromNetwork: { burst: 300, everyMs: 500, ofNetwork: true },
  /** Pages of the list of ballots, from which everybody may count. */
  ballotPagesOfPerson: { burst: 400, everyMs: 250, ofNetwork: false },
  /** Orders, paid or not: each opens a page at the payment provider. */
  purchasesOfPerson: { burst: 60, everyMs: 10_000, ofNetwork: false },
  /** What became of one is asked every few seconds while it waits. */
  orderChecksOfPerson: { burst: 60, everyMs: 1_000, ofNetwork: false },
  /** What the payment provider says, from its few networks; what is not signed by it costs no more than that. */
  paymentEventsFromNetwork: { burst: 600, everyMs: 50, ofNetwork: true },
  /** Gifts and thanks, refused ones too: so handles are not tried in a row. */
  giftsOfPerson: { burst: 20, everyMs: 15_000, ofNetwork: false },
  /** Mails to one mailbox that coins wait for it, whoever gave them. */
  giftMailToMailbox: { burst: 5, everyMs: 3_600_000, ofNetwork: false },
  /** What is asked of one's own invitation: the first time makes its code. */
  referralsOfPerson: { burst: 120, everyMs: 1_000, ofNetwork: false },
  /** A page sends about five measurements. */
  webVitalsFromNetwork: { burst: 200, everyMs: 1_000, ofNetwork: true },
} as const;
export type RateLimitName = keyof typeof rateLimits;
