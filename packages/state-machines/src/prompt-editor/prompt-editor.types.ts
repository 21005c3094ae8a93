import type { GalleryItem } from '@mirror-studio/domain/contract';
import type { PromptFile, PromptFileFormat, PromptInFile } from '@mirror-studio/domain/prompts/file';
import type { Effect } from '../shared/effects.ts';
import type { Failure } from '../shared/failure.ts';
import type { NoticeRaised } from '../shared/notice.ts';

/** One state of the words, which stays as it is. */
export interface EditedVersion {
  readonly id: string;
  readonly number: number;
  readonly text: string;
  readonly createdAt: string;
  /** How many were made from it. */
  readonly pictures: number;
}

/** What is said of the words. */
export interface PromptDetails {
  readonly title: string;
  readonly notes: string;
  readonly tags: readonly string[];
}

/** A prompt as it is kept. */
export interface EditedPrompt extends PromptDetails {
  readonly id: string;
  /** The number of its newest version. */
  readonly version: number;
  readonly updatedAt: string;
  /** The work that it is published as, when it was read. */
  readonly workId?: string | null | undefined;
  /** What it was forked from. */
  readonly forkedFrom?:
    | {
        readonly promptId: string | null;
        readonly workId?: string | null | undefined;
        readonly title: string | null;
        readonly author: string;
        readonly isOwn?: boolean | undefined;
      }
    | null
    | undefined;
}

/** A page of versions, newest first, and where the next begins; null after the last. */
export interface VersionPage {
  readonly versions: readonly EditedVersion[];
  readonly nextCursor: string | null;
}

export interface PicturePage {
  readonly items: readonly GalleryItem[];
  readonly nextCursor: string | null;
}

/** A prompt as it was read. */
export interface ReadPrompt extends VersionPage {
  readonly prompt: EditedPrompt;
}

/** What was written and not kept when the page was left. */
export interface PromptDraft {
  readonly text: string;
  /** The number of the version that it was made from; 0 for none. */
  readonly basedOn: number;
}

export interface SaveRequest extends PromptDraft {
  /** Null for a prompt that is not there yet: it is made, with its details. */
  readonly id: string | null;
  readonly details: PromptDetails;
  /** One key stands for one prompt that is made. */
  readonly idempotencyKey: string;
}

/** The version that was kept, or the one that somebody else has kept meanwhile: then nothing was written. */
export type SaveAnswer =
  | { readonly outcome: 'kept'; readonly prompt: EditedPrompt; readonly version: EditedVersion }
  | { readonly outcome: 'conflict'; readonly current: EditedVersion };

/** What somebody else has kept meanwhile of the details that were changed here too. */
export interface OtherDetails {
  readonly prompt: EditedPrompt;
  readonly fields: readonly (keyof PromptDetails)[];
}

/** What is to be changed of the details, and what each of it was made from. */
export interface DetailsRequest {
  readonly id: string;
  readonly details: Partial<PromptDetails>;
  readonly from: Partial<PromptDetails>;
}

/** The prompt with the details, or as somebody else has changed it meanwhile: then nothing was written. */
export type DetailsAnswer =
  | { readonly outcome: 'kept'; readonly prompt: EditedPrompt }
  | {
      readonly outcome: 'conflict';
      readonly current: EditedPrompt;
      readonly fields: OtherDetails['fields'];
    };

/** What is being read beside the text. */
export type Beside = 'pictures' | 'morePictures' | 'versions';

export interface BesideRequest {
  readonly beside: Beside;
  readonly id: string;
  readonly versionId: string | null;
  readonly cursor: string | null;
}

export interface PromptEditorInput {
  /** Null for a new prompt. Default null. */
  readonly id?: string | null;
  /** What a new prompt begins with, or what was left unkept. Default nothing. */
  readonly draft?: PromptDraft | null;
  /** What was left unkept of its title, notes and tags. Default nothing. */
  readonly details?: Partial<PromptDetails> | null;
  /** What that was made from. Default what is read. */
  readonly from?: Partial<PromptDetails> | null;
}

export interface PromptEditorContext extends PromptDetails {
  readonly id: string | null;
  /** As it is kept; null until it is. */
  readonly prompt: EditedPrompt | null;
  readonly versions: readonly EditedVersion[];
  readonly nextVersions: string | null;
  /** As it is typed. It survives every failure. */
  readonly text: string;
  readonly basedOn: number;
  readonly draft: PromptDraft | null;
  /** What was left unkept of the details, until the prompt is read. */
  readonly left: Partial<PromptDetails>;
  /** What that was made from. */
  readonly leftFrom: Partial<PromptDetails>;
  /** The details that stand, as far as is known here: what is changed is changed from them. */
  readonly base: PromptDetails;
  /** As it was last kept: what differs from it is not. */
  readonly kept: PromptDetails & { readonly text: string };
  /** What is on its way to be kept. */
  readonly sent: (PromptDetails & { readonly text: string }) | null;
  /** What takes the place of the text once that is kept: a version that is restored, a file that is read in. */
  readonly next: string | null;
  /** What somebody else has kept meanwhile. */
  readonly theirs: EditedVersion | null;
  /** The same of the details. */
  readonly otherDetails: OtherDetails | null;
  /** The number of the version that is looked at; null for the text itself. */
  readonly shown: number | null;
  /** Of the version that is looked at, or of all; null until they are read. */
  readonly pictures: PicturePage | null;
  readonly beside: Beside;
  readonly failure: Failure | null;
  /** When something was last kept here. */
  readonly savedAt: string | null;
  /** What is read in. */
  readonly file: File | null;
  /** Stands for what is made: a prompt, or a fork. */
  readonly key: string;
  readonly keys: number;
}

export type PromptEditorEvent =
  | { readonly type: 'read.retried' }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'details.changed'; readonly change: Partial<PromptDetails> }
  /** Now, and not when typing has paused. */
  | { readonly type: 'save.requested' }
  /** What cannot be kept where it was becomes a prompt of its own. */
  | { readonly type: 'copy.requested' }
  /** Mine becomes the newest; theirs stays the version before it. Of details what is not chosen goes to the notes. */
  | { readonly type: 'mine.chosen' }
  /** Theirs becomes the newest again; mine is kept as the version before it. */
  | { readonly type: 'theirs.chosen' }
  /** Null goes back to the text. */
  | { readonly type: 'version.shown'; readonly number: number | null }
  | { readonly type: 'version.restored'; readonly number: number }
  | { readonly type: 'versions.asked' }
  | { readonly type: 'pictures.asked' }
  | { readonly type: 'beside.retried' }
  | { readonly type: 'fork.requested' }
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'file.requested'; readonly format: PromptFileFormat };

export type PromptEditorEmitted =
  | NoticeRaised
  /** It has its address now. */
  | { readonly type: 'prompt.created'; readonly id: string }
  /** A prompt of its own was made of it: go there. */
  | { readonly type: 'prompt.forked'; readonly id: string }
  /** Other readers of the prompts should read them again. */
  | { readonly type: 'prompts.outdated' }
  /** To be given to the person. */
  | { readonly type: 'file.made'; readonly file: PromptFile };

/** What the flow needs from outside. */
export interface PromptEditorActors {
  /** GET /api/prompts/{id} */
  readonly readPrompt: Effect<{ readonly id: string }, ReadPrompt>;
  /** POST /api/prompts, or /api/prompts/{id}/versions. A conflict is an answer. */
  readonly saveVersion: Effect<SaveRequest, SaveAnswer>;
  /** PATCH /api/prompts/{id} of what has changed, and nothing else. A conflict is an answer. */
  readonly changeDetails: Effect<DetailsRequest, DetailsAnswer>;
  /** POST /api/prompts/{id}/fork of a version. */
  readonly fork: Effect<
    { readonly id: string; readonly versionId: string; readonly idempotencyKey: string },
    { readonly id: string }
  >;
  /** GET /api/prompts/{id}/versions */
  readonly listVersions: Effect<{ readonly id: string; readonly cursor: string | null }, VersionPage>;
  /** GET /api/prompts/{id}/pictures of a version, or of all. */
  readonly listPictures: Effect<
    { readonly id: string; readonly versionId: string | null; readonly cursor: string | null },
    PicturePage
  >;
  /** Reads a file as a prompt; rejects with a `FileProblem`. */
  readonly readFile: Effect<{ readonly file: File }, Partial<PromptInFile> & { readonly text: string }>;
  /** Makes a new Idempotency-Key. */
  readonly newKey: () => string;
}
