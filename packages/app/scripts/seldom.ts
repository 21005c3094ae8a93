import { basename } from 'node:path';

/**
 * What few visits need, or none of this build: another client of the auth service, the event, what measures, the editor of
 * prompts, which is as large as all other pages, letters of languages that the product does not speak, and what is of no use
 * without a network: reverse forensics, what an account is changed by, the way in, figures of a period, gifts and
 * subscriptions, what others have published, what was hidden, the roadmap, governance, and the page behind a link and that of the samples, which are not a member's.
 * They are fetched as before.
 */
export const seldom =
  /^(whole-client|EventScreen|measure|editor(\.route)?|prompt-code|samples(\.route)?|SampleDetail|proof(\.route)?|Forensics|SecondFactorSection|StepUpPage|WaysInSection|UnlinkDialog|AddressSection|AccountDataSection|OwnProfile|OwnSecurityLog|Acceptances|DeleteDialog|ClosingPage|PictureCropDialog|SignInAgainDialog|Check|digest\.worker|save-statement|analytics-page|analytics\.route|user-analytics\.route|charts|onboarding(\.route)?|Callback|gifts-page|gift-coins\.route|GiftForm|GiftHistory|GiftReceipt|subscriptions(\.route)?|SubscriptionDialog|Details|Publish|read-file|OpenWork|creator-library\.route|works-parts|Relations|NewsByMail|ModerationNews|roadmap(\.route)?|OpenIdea|Discussion|DraftActs|ProposalComments|ProposalEditor|Recount|VoterBallot|governance(\.route)?|proposal(\.route)?|meter|discussion|Propose|Acts|CreatorMenu|BlockDialog|Reporting|leaderboard-page|[Aa]rcana|WorkFamily|RemixNote|Conflict|VersionView|EditSet|LabelDialogs|shop-success(\.route)?|seldom)-|-ext-/;

/** Whether the file that begins with a module is one of them. Takes the id of the module. */
export const isSeldom = (id: string): boolean => seldom.test(`${basename(id).replace(/\.\w+$/, '')}-`);
