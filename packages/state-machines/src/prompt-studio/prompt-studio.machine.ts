import type { ProposedSlots } from '@mirror-studio/domain/prompts/composer';
import { promised } from '../shared/effects.ts';
import { promptStudioSetup, requestOf } from './prompt-studio.setup.ts';
import type { DoneInstead, PromptStudioActors } from './prompt-studio.types.ts';

/** The sentence as it lies there: everything can be done with it, and undone. */
const resting = promptStudioSetup.createStateConfig({
  on: {
    'slot.opened': { target: 'filling', actions: { type: 'keepSlot', params: ({ event }) => event } },
    'vary.requested': { target: 'varying' },
    'improve.requested': { guard: 'isFilled', target: 'improving' },
    'undo.requested': { guard: 'canUndo', actions: 'undo' },
    'redo.requested': { guard: 'canRedo', actions: 'redo' },
    'template.chosen': { actions: { type: 'takeTemplate', params: ({ event }) => event } },
    'recent.chosen': { actions: { type: 'takeRecent', params: ({ event }) => event } },
    'prompt.cleared': { guard: 'isFilled', actions: 'emptyAll' },
    'seed.drawn': { guard: 'isRead', actions: 'drawSeed' },
    'ritual.begun': { target: 'ritual', actions: 'firstSlot' },
    'shoot.requested': {
      guard: { type: 'hasExample', params: ({ event }) => event },
      actions: ['keepUsed', { type: 'askForShoot', params: ({ event }) => event }],
    },
    'prompt.copied': { guard: 'isRead', actions: 'keepUsed' },
  },
});

/** One slot has its choices open, where it stands. */
const filling = promptStudioSetup.createStateConfig({
  on: {
    'slot.filled': { target: 'resting', actions: { type: 'fill', params: ({ event }) => event } },
    'slot.cleared': { target: 'resting', actions: { type: 'empty', params: ({ event }) => event } },
    'slot.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'slot.closed': { target: 'resting', actions: 'takeTyped' },
  },
});

/** One slot is asked for at a time, and the next after it; a word of the sentence leads to its own. */
const ritual = promptStudioSetup.createStateConfig({
  tags: 'ritual',
  on: {
    'slot.opened': { actions: ['takeTyped', { type: 'keepSlot', params: ({ event }) => event }] },
    'slot.typed': { actions: { type: 'keepTyped', params: ({ event }) => event } },
    'slot.filled': [
      {
        guard: 'isLastSlot',
        target: 'resting',
        actions: { type: 'fill', params: ({ event }) => event },
      },
      { actions: [{ type: 'fill', params: ({ event }) => event }, 'nextSlot'] },
    ],
    'slot.cleared': { actions: { type: 'empty', params: ({ event }) => event } },
    'ritual.skipped': [
      { guard: 'isLastSlot', target: 'resting', actions: 'takeTyped' },
      { actions: ['takeTyped', 'nextSlot'] },
    ],
    'ritual.returned': { guard: 'isNotFirstSlot', actions: ['takeTyped', 'previousSlot'] },
    'ritual.ended': { target: 'resting', actions: 'takeTyped' },
  },
});

/** Who turns to a word meanwhile takes the request back. */
const turned = promptStudioSetup.createStateConfig({
  on: {
    'slot.opened': { target: 'filling', actions: { type: 'keepSlot', params: ({ event }) => event } },
    'request.cancelled': { target: 'resting' },
  },
});

const varying = promptStudioSetup.createStateConfig({
  ...turned,
  tags: 'pending',
  invoke: {
    id: 'varyPrompt',
    src: 'varyPrompt',
    input: ({ context }) => requestOf(context),
    onDone: {
      target: 'resting',
      actions: [
        { type: 'takeVaried', params: ({ event }) => event.output },
        { type: 'tellWho', params: ({ event }) => event.output },
      ],
    },
    onError: { target: 'resting', actions: 'noticeFailed' },
  },
  after: { answerTimeout: { target: 'resting', actions: 'noticeFailed' } },
});

const proposedBy = [
  {
    type: 'keepProposal',
    params: ({ event }: { event: { output: ProposedSlots & DoneInstead } }) => event.output,
  },
  { type: 'tellWho', params: ({ event }: { event: { output: DoneInstead } }) => event.output },
] as const;

const improving = promptStudioSetup.createStateConfig({
  ...turned,
  tags: 'pending',
  invoke: {
    id: 'improvePrompt',
    src: 'improvePrompt',
    input: ({ context }) => requestOf(context),
    onDone: [
      // Beside the button it is said that nothing is missing: there is nothing to look at.
      {
        guard: { type: 'isNothingMissing', params: ({ event }) => event.output },
        target: 'resting',
        actions: proposedBy,
      },
      { target: 'proposed', actions: proposedBy },
    ],
    onError: { target: 'resting', actions: 'noticeFailed' },
  },
  after: { answerTimeout: { target: 'resting', actions: 'noticeFailed' } },
});

/** What the prompt says and can become is read anew after each change; a change meanwhile begins again. */
const reading = promptStudioSetup.createStateConfig({
  initial: 'settled',
  states: {
    settled: { always: { guard: 'isUnread', target: 'asking' } },
    asking: {
      entry: 'keepAsked',
      invoke: {
        id: 'readPrompt',
        src: 'readPrompt',
        input: ({ context }) => requestOf(context),
        onDone: { target: 'settled', actions: { type: 'keepReading', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { answerTimeout: { target: 'failed' } },
      always: [
        { guard: 'isUnread', target: 'asking', reenter: true },
        { guard: 'isEmpty', target: 'settled' },
      ],
    },
    failed: {
      always: [
        { guard: 'isUnread', target: 'asking' },
        { guard: 'isEmpty', target: 'settled' },
      ],
      on: { 'reading.retried': { target: 'asking' } },
    },
  },
});

/**
 * The prompt studio (pages): a prompt of slots, filled by choices or own words, varied, improved after a look at what
 * changes, undone and done again; or asked for slot by slot. What it says is read beside it.
 */
export const promptStudioMachine = promptStudioSetup.createMachine({
  id: 'promptStudio',
  context: ({
    input: {
      language,
      draft,
      reading: known = null,
      recent = [],
      template = null,
      ritualSlot = null,
      typed = null,
    },
  }) => ({
    language,
    slots: draft?.slots ?? {},
    words: draft?.words ?? {},
    seed: draft?.seed ?? 1,
    past: [],
    future: [],
    slot: ritualSlot ?? 'subject',
    typed,
    asked: null,
    reading: known,
    readOf: null,
    proposal: null,
    isInstead: false,
    template,
    recent,
    arrivesAt: ritualSlot,
  }),
  type: 'parallel',
  on: {
    'language.changed': { actions: { type: 'keepLanguage', params: ({ event }) => event } },
  },
  states: {
    desk: {
      initial: 'arriving',
      states: {
        arriving: {
          always: [
            { guard: 'isInRitual', target: 'ritual' },
            { target: 'resting', actions: 'takeTyped' },
          ],
        },
        resting,
        filling,
        ritual,
        varying,
        improving,
        /** It replaces nothing before it is accepted. */
        proposed: {
          on: {
            'proposal.accepted': { target: 'resting', actions: 'takeProposal' },
            'proposal.dismissed': { target: 'resting' },
          },
        },
      },
    },
    reading,
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function providePromptStudio(actors: PromptStudioActors) {
  return promptStudioMachine.provide({
    actors: {
      readPrompt: promised(actors.readPrompt),
      varyPrompt: promised(actors.varyPrompt),
      improvePrompt: promised(actors.improvePrompt),
    },
  });
}
