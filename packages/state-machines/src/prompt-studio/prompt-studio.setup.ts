import { promptLimits } from '@mirror-studio/domain/constants/prompts';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import {
  isPromptEmpty,
  type PromptReading,
  type PromptSlot,
  type PromptSlots,
  promptSlots,
  type RecentPrompt,
  type SlotValue,
  withRecent,
  withSlot,
} from '@mirror-studio/domain/prompts';
import type { ProposedSlots } from '@mirror-studio/domain/prompts/composer';
import type { Language } from '@mirror-studio/domain/texts';
import { assign, emit, enqueueActions, setup } from 'xstate';
import { missing } from '../shared/effects.ts';
import { notice, serverWords, textRef } from '../shared/notice.ts';
import type {
  DoneInstead,
  PromptStudioContext,
  PromptStudioEmitted,
  PromptStudioEvent,
  PromptStudioInput,
  PromptVersion,
  ReadRequest,
  VariedSlots,
} from './prompt-studio.types.ts';

type Context = PromptStudioContext;

const versionOf = ({ slots, words, seed }: PromptVersion): PromptVersion => ({ slots, words, seed });

/** The words of the slots that stay what they were; those of others are read anew. */
const wordsKept = ({ slots, words }: Context, next: PromptSlots): PromptVersion['words'] =>
  Object.fromEntries(Object.entries(words).filter(([slot]) => isKept(slots, next, slot as PromptSlot)));
const isKept = (slots: PromptSlots, next: PromptSlots, slot: PromptSlot) => slots[slot] === next[slot];

/** Another prompt in place of the one there is, which can be undone. */
function replaced(context: Context, next: Partial<PromptVersion> & Pick<PromptVersion, 'slots'>) {
  const words = { ...wordsKept(context, next.slots), ...next.words };
  const past = [...context.past, versionOf(context)].slice(-promptLimits.undone);
  return { ...versionOf(context), ...next, words, past, future: [] };
}

const wordsOf = ({ slots }: PromptReading) =>
  Object.fromEntries(Object.entries(slots).map(([slot, { words }]) => [slot, words]));

/** What the machine asks the composer. */
export const requestOf = ({ slots, seed, language }: Context): ReadRequest => ({ slots, seed, language });

const isSame = (request: ReadRequest | null, context: Context) =>
  request !== null &&
  request.slots === context.slots &&
  request.seed === context.seed &&
  request.language === context.language;

/** Whether what is known of the prompt is of the prompt as it stands, and there are words in it. */
export const isRead = (context: Context): boolean =>
  context.reading !== null && context.reading.text !== '' && isSame(context.readOf, context);

/** Whether *Improve* had nothing to propose for the prompt as it stands. */
export const isNothingMissing = (context: Context): boolean =>
  isRead(context) &&
  context.proposal?.changes.length === 0 &&
  context.proposal.before === context.reading?.text;

/** Whoever leaves a field leaves its words in the prompt, whatever led away from it; the undo takes them back. */
function takenTyped(context: Context) {
  const { typed, slots } = context;
  const text = typed?.words.trim() ?? '';
  const before = typed ? slots[typed.slot] : undefined;
  const isNew = text !== '' && !(before && 'text' in before && before.text === text);
  if (typed === null || !isNew) return { typed: null };
  const next = { slots: withSlot(slots, typed.slot, { text }), words: { [typed.slot]: text } };
  return { ...replaced(context, next), typed: null };
}

const besides = (slot: PromptSlot, step: 1 | -1) => promptSlots[promptSlots.indexOf(slot) + step] ?? slot;

const used = ({ slots, words, reading, recent }: Context) => ({
  recent: withRecent(recent, { slots, words, text: reading?.text ?? '' }),
});

/** The parts of the flow's machine: what is kept, asked and told. */
export const promptStudioSetup = setup({
  types: {
    context: {} as Context,
    events: {} as PromptStudioEvent,
    emitted: {} as PromptStudioEmitted,
    input: {} as PromptStudioInput,
    tags: {} as 'pending' | 'ritual',
  },
  actors: {
    readPrompt: missing<ReadRequest, PromptReading>('readPrompt'),
    varyPrompt: missing<ReadRequest, VariedSlots>('varyPrompt'),
    improvePrompt: missing<ReadRequest, ProposedSlots & DoneInstead>('improvePrompt'),
  },
  delays: { answerTimeout: requestLimits.answerMs },
  guards: {
    isEmpty: ({ context }) => isPromptEmpty(context.slots),
    isFilled: ({ context }) => !isPromptEmpty(context.slots),
    /** There is something that was not asked for yet. */
    isUnread: ({ context }) => !isPromptEmpty(context.slots) && !isSame(context.asked, context),
    isRead: ({ context }) => isRead(context),
    hasExample: ({ context }, { example }: { example: number }) =>
      isRead(context) && context.reading?.examples[example] !== undefined,
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    isNothingMissing: (_, { changes }: ProposedSlots) => changes.length === 0,
    isInRitual: ({ context }) => context.arrivesAt !== null,
    isLastSlot: ({ context }) => context.slot === promptSlots.at(-1),
    isNotFirstSlot: ({ context }) => context.slot !== promptSlots[0],
  },
  actions: {
    keepSlot: assign((_, { slot }: { slot: PromptSlot }) => ({ slot })),
    firstSlot: assign({ slot: promptSlots[0] }),
    nextSlot: assign(({ context }) => ({ slot: besides(context.slot, 1) })),
    previousSlot: assign(({ context }) => ({ slot: besides(context.slot, -1) })),
    fill: assign(
      ({ context }, { slot, value, words }: { slot: PromptSlot; value: SlotValue; words: string }) => ({
        ...replaced(context, {
          slots: withSlot(context.slots, slot, value),
          words: { [slot]: words },
        }),
        typed: null,
      }),
    ),
    empty: assign(({ context }, { slot }: { slot: PromptSlot }) => ({
      ...replaced(context, { slots: withSlot(context.slots, slot, undefined) }),
      typed: null,
    })),
    keepTyped: assign(({ context: { slot } }, { words }: { words: string }) => ({ typed: { slot, words } })),
    takeTyped: assign(({ context }) => takenTyped(context)),
    emptyAll: assign(({ context }) => ({ ...replaced(context, { slots: {} }), template: null })),
    takeTemplate: assign(({ context }, { id, slots }: { id: string; slots: PromptSlots }) => ({
      ...replaced(context, { slots }),
      template: id,
    })),
    takeRecent: assign(({ context }, { prompt: { slots, words } }: { prompt: RecentPrompt }) =>
      replaced(context, { slots, words }),
    ),
    /** The next one varies otherwise. */
    takeVaried: assign(({ context }, { slots }: VariedSlots) =>
      replaced(context, { slots, seed: context.seed + 1 }),
    ),
    keepProposal: assign((_, { refusal: _refusal, ...proposal }: ProposedSlots & DoneInstead) => ({
      proposal,
    })),
    /** Says so when somebody else did it than was asked. */
    tellWho: enqueueActions(({ enqueue }, { refusal }: DoneInstead) => {
      enqueue.assign({ isInstead: refusal !== undefined });
      if (refusal === undefined) return;
      const why = serverWords(refusal, textRef('errors', 'unknown'));
      enqueue.emit(notice('warning', textRef('toasts', 'composedInstead'), why));
    }),
    takeProposal: assign(({ context }) =>
      context.proposal === null ? {} : replaced(context, { slots: context.proposal.slots }),
    ),
    drawSeed: assign(({ context }) => ({ seed: context.seed + 1 })),
    undo: assign(({ context }) => {
      const before = context.past.at(-1);
      if (before === undefined) return {};
      return { ...before, past: context.past.slice(0, -1), future: [...context.future, versionOf(context)] };
    }),
    redo: assign(({ context }) => {
      const after = context.future.at(-1);
      if (after === undefined) return {};
      return { ...after, future: context.future.slice(0, -1), past: [...context.past, versionOf(context)] };
    }),
    keepLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    keepAsked: assign(({ context }) => ({ asked: requestOf(context) })),
    keepReading: assign(({ context }, reading: PromptReading) => ({
      reading,
      readOf: context.asked,
      words: wordsOf(reading),
    })),
    keepUsed: assign(({ context }) => used(context)),
    askForShoot: emit(({ context }, { example }: { example: number }) => ({
      type: 'shoot.wanted' as const,
      prompt: context.reading?.examples[example] ?? '',
    })),
    noticeFailed: emit(notice('error', textRef('errors', 'title'), textRef('errors', 'unknown'))),
  },
});
