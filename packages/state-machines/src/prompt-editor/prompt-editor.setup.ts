import { promptEditorLimits } from '@mirror-studio/domain/constants/prompt-editor';
import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { type PromptFileFormat, type PromptInFile, promptFile } from '@mirror-studio/domain/prompts/file';
import { assign, emit, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { isRateLimit, isRefusal, type Thrown, toFailure } from '../shared/failure.ts';
import { notice, textRef } from '../shared/notice.ts';
import {
  adoptedTheirs,
  chosenMyDetails,
  chosenTheirDetails,
  chosenTheirs,
  detached,
  detailsOf,
  isSameDetails,
  keptDetails,
  keptVersion,
  newestOf,
  readIn,
  sentOf,
  shownVersion,
  taken,
  withPage,
} from './changes.ts';
import type {
  Beside,
  BesideRequest,
  DetailsAnswer,
  DetailsRequest,
  PicturePage,
  PromptDetails,
  PromptEditorContext,
  PromptEditorEmitted,
  PromptEditorEvent,
  PromptEditorInput,
  ReadPrompt,
  SaveAnswer,
  SaveRequest,
  VersionPage,
} from './prompt-editor.types.ts';

type FileContent = Partial<PromptInFile> & { readonly text: string };

/** What is asked next has a key of its own. Takes the context and the key. */
export const withKey = ({ keys }: PromptEditorContext, key: string) => ({ key, keys: keys + 1 });

/** A clear no, which the same request would get again: not one of a server that is away or asked too often. */
const isFinal = (error: unknown) =>
  isRefusal(error) && !isRateLimit(error) && toFailure(error).code !== 'OFFLINE';

/** What the states of the editor are made of. */
export const promptEditorSetup = setup({
  types: {
    context: {} as PromptEditorContext,
    events: {} as PromptEditorEvent,
    emitted: {} as PromptEditorEmitted,
    input: {} as PromptEditorInput,
    tags: {} as 'open' | 'pending' | 'restorable' | 'unkept',
  },
  actors: {
    readPrompt: missing<{ readonly id: string }, ReadPrompt>('readPrompt'),
    saveVersion: missing<SaveRequest, SaveAnswer>('saveVersion'),
    changeDetails: missing<DetailsRequest, DetailsAnswer>('changeDetails'),
    fork: missing<
      { readonly id: string; readonly versionId: string; readonly idempotencyKey: string },
      { readonly id: string }
    >('fork'),
    readBeside: missing<BesideRequest, VersionPage | PicturePage>('readBeside'),
    readFile: missing<{ readonly file: File | null }, FileContent>('readFile'),
  },
  delays: {
    autosave: promptEditorLimits.autosaveMs,
    retry: promptEditorLimits.retryMs,
    answerTimeout: requestLimits.answerMs,
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isTooLong: ({ context: { text, kept } }) =>
      text !== kept.text && text.length > promptLimits.templateCharacters,
    isWordless: ({ context: { id, text, kept } }) =>
      text.trim() === '' && (id === null || text !== kept.text),
    hasOtherWords: ({ context: { text, kept } }) => text !== kept.text,
    hasOtherDetails: ({ context }) => !isSameDetails(context, context.kept),
    isUnkept: ({ context }) => context.text !== context.kept.text || !isSameDetails(context, context.kept),
    hasNext: ({ context }) => context.next !== null,
    isConflict: (_, { outcome }: SaveAnswer | DetailsAnswer) => outcome === 'conflict',
    isFinal: (_, { error }: Thrown) => isFinal(error),
  },
  actions: {
    keepRead: assign(({ context }, read: ReadPrompt) => readIn(context, read)),
    keepText: assign((_, { text }: { readonly text: string }) => ({ text, next: null })),
    keepDetails: assign((_, { change }: { readonly change: Partial<PromptDetails> }) => change),
    keepSent: assign(({ context }) => ({ sent: sentOf(context) })),
    /** It is known what became of what was sent: what is sent next is something else. */
    forgetSent: assign({ sent: null }),
    keepVersion: assign(({ context }, answer: SaveAnswer) =>
      answer.outcome === 'kept' ? keptVersion(context, answer) : {},
    ),
    keepPrompt: assign(({ context }, answer: DetailsAnswer) => keptDetails(context, answer)),
    keepOtherDetails: assign((_, answer: DetailsAnswer) =>
      answer.outcome === 'conflict'
        ? { otherDetails: { prompt: answer.current, fields: answer.fields }, failure: null }
        : {},
    ),
    keepTheirs: assign((_, answer: SaveAnswer) => ({
      theirs: answer.outcome === 'conflict' ? answer.current : null,
      failure: null,
    })),
    chooseMine: assign(({ context }) =>
      context.otherDetails ? chosenMyDetails(context) : adoptedTheirs(context),
    ),
    chooseTheirs: assign(({ context }) =>
      context.otherDetails ? chosenTheirDetails(context) : chosenTheirs(context),
    ),
    takeNext: assign(({ context }) => ({ text: context.next ?? context.text, next: null })),
    takeVersion: assign(({ context }, { number }: { readonly number: number }) => ({
      ...taken(context, context.versions.find((each) => each.number === number)?.text ?? context.text),
      shown: null,
    })),
    keepFile: assign((_, { file }: { readonly file: File }) => ({ file })),
    takeFile: assign(({ context }, { text, ...details }: FileContent) => ({
      ...details,
      ...taken(context, text),
      shown: null,
      file: null,
    })),
    detach: assign(({ context }) => ({ ...detached, ...withKey(context, `key-${context.keys + 1}`) })),
    renewKey: assign(({ context }) => withKey(context, `key-${context.keys + 1}`)),
    show: assign((_, { number }: { readonly number: number | null }) => ({
      shown: number,
      pictures: null,
      beside: 'pictures' as const,
    })),
    ask: assign((_, beside: Beside) => ({ beside })),
    keepPage: assign(({ context }, page: VersionPage | PicturePage) => withPage(context, page)),
    keepFailure: assign((_, { error }: Thrown) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    tellCreated: emit((_, answer: SaveAnswer) => ({
      type: 'prompt.created',
      id: answer.outcome === 'kept' ? answer.prompt.id : '',
    })),
    tellForked: emit((_, { id }: { readonly id: string }) => ({ type: 'prompt.forked', id })),
    tellOutdated: emit({ type: 'prompts.outdated' }),
    giveFile: emit(({ context }, { format }: { readonly format: PromptFileFormat }) => ({
      type: 'file.made',
      file: promptFile(
        {
          ...detailsOf(context),
          title: context.title === '' ? (context.prompt?.title ?? '') : context.title,
          text: context.text,
        },
        format,
      ),
    })),
    noticeForkFailed: emit(notice('error', textRef('toasts', 'promptForkFailed'))),
    /** What reads files is fetched when one is chosen: without a network it is not the file that is wrong. */
    noticeFileFailed: emit((_, { error }: Thrown) =>
      error instanceof Object && 'code' in error && error.code === 'NETWORK_ERROR'
        ? notice('error', textRef('toasts', 'promptFileUnreadTitle'), textRef('toasts', 'promptFileUnread'))
        : notice('error', textRef('toasts', 'promptFileFailedTitle'), textRef('toasts', 'promptFileFailed')),
    ),
  },
});

/** What is asked of a version: of the one that is looked at, else the newest. */
export const forkOf = (context: PromptEditorContext) => ({
  id: context.id ?? '',
  versionId: (shownVersion(context) ?? newestOf(context))?.id ?? '',
  idempotencyKey: context.key,
});

/** What is asked to keep the text. */
export function saveOf(context: PromptEditorContext): SaveRequest {
  const { text, ...details } = sentOf(context);
  return { id: context.id, text, basedOn: context.basedOn, details, idempotencyKey: context.key };
}

/** What is asked beside the text. */
export const besideOf = (context: PromptEditorContext): BesideRequest => ({
  beside: context.beside,
  id: context.id ?? '',
  versionId: shownVersion(context)?.id ?? null,
  cursor:
    context.beside === 'versions'
      ? context.nextVersions
      : context.beside === 'morePictures'
        ? (context.pictures?.nextCursor ?? null)
        : null,
});
