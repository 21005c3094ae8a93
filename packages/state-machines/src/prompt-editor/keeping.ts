import { timedOut } from '../shared/failure.ts';
import { changeOf } from './changes.ts';
import { forkOf, promptEditorSetup, saveOf } from './prompt-editor.setup.ts';

const { createStateConfig } = promptEditorSetup;

/** What is typed while something is on its way is judged when that has come. */
const typing = createStateConfig({
  on: {
    'text.changed': { actions: { type: 'keepText', params: ({ event }) => event } },
    'details.changed': { actions: { type: 'keepDetails', params: ({ event }) => event } },
  },
});

/** Another text can take the place of this one, which is kept before. */
const replaceable = createStateConfig({
  on: {
    'version.restored': {
      target: 'sending',
      actions: { type: 'takeVersion', params: ({ event }) => event },
    },
    'file.chosen': {
      target: 'readingFile',
      actions: { type: 'keepFile', params: ({ event }) => event },
    },
  },
});

const late = { type: 'keepFailure', params: { error: timedOut } } as const;

/** Whether what is typed is kept: by itself when typing pauses, again when it failed, never by losing what another kept. */
export const keeping = createStateConfig({
  initial: 'judged',
  on: {
    'text.changed': { target: '.judged', actions: { type: 'keepText', params: ({ event }) => event } },
    'details.changed': { target: '.judged', actions: { type: 'keepDetails', params: ({ event }) => event } },
  },
  states: {
    judged: {
      always: [
        { guard: 'isTooLong', target: 'tooLong' },
        { guard: 'isWordless', target: 'wordless' },
        { guard: 'isUnkept', target: 'waiting' },
        { target: 'kept' },
      ],
    },
    kept: {
      tags: 'restorable',
      on: { ...replaceable.on, 'fork.requested': { target: 'forking', actions: 'renewKey' } },
    },
    wordless: { tags: 'restorable', on: replaceable.on },
    tooLong: { tags: 'unkept' },
    waiting: {
      tags: ['restorable', 'unkept'],
      after: { autosave: { target: 'sending' } },
      on: { ...replaceable.on, 'save.requested': { target: 'sending' } },
    },
    sending: {
      always: [
        { guard: 'isTooLong', target: 'tooLong' },
        { guard: 'isWordless', target: 'wordless' },
        { guard: 'hasOtherWords', target: 'savingText' },
        { guard: 'hasOtherDetails', target: 'savingDetails' },
        { target: 'kept' },
      ],
    },
    savingText: {
      tags: ['pending', 'unkept'],
      entry: 'keepSent',
      invoke: {
        id: 'saveVersion',
        src: 'saveVersion',
        input: ({ context }) => saveOf(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: [{ type: 'keepTheirs', params: ({ event }) => event.output }, 'forgetSent', 'renewKey'],
          },
          {
            guard: 'isNew',
            target: 'following',
            actions: [
              { type: 'keepVersion', params: ({ event }) => event.output },
              { type: 'tellCreated', params: ({ event }) => event.output },
              'tellOutdated',
            ],
          },
          {
            target: 'following',
            actions: [{ type: 'keepVersion', params: ({ event }) => event.output }, 'tellOutdated'],
          },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
              'forgetSent',
              'renewKey',
            ],
          },
          {
            target: 'unsaved',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { answerTimeout: { target: 'unsaved', actions: late } },
      on: typing.on,
    },
    savingDetails: {
      tags: ['pending', 'unkept'],
      entry: 'keepSent',
      invoke: {
        id: 'changeDetails',
        src: 'changeDetails',
        input: ({ context }) => changeOf(context),
        onDone: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event.output },
            target: 'conflict',
            actions: [{ type: 'keepOtherDetails', params: ({ event }) => event.output }, 'forgetSent'],
          },
          {
            target: 'following',
            actions: [{ type: 'keepPrompt', params: ({ event }) => event.output }, 'tellOutdated'],
          },
        ],
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'unsaved',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: { answerTimeout: { target: 'unsaved', actions: late } },
      on: typing.on,
    },
    /** What waited for this to be kept comes at once. */
    following: {
      always: [{ guard: 'hasNext', target: 'sending', actions: 'takeNext' }, { target: 'judged' }],
    },
    unsaved: {
      tags: ['restorable', 'unkept'],
      after: { retry: { target: 'sending' } },
      on: { ...replaceable.on, 'save.requested': { target: 'sending' } },
    },
    refused: {
      tags: 'unkept',
      on: {
        'save.requested': { target: 'sending' },
        'copy.requested': { target: 'sending', actions: 'detach' },
      },
    },
    conflict: {
      tags: 'unkept',
      on: {
        ...typing.on,
        'mine.chosen': { target: 'sending', actions: 'chooseMine' },
        'theirs.chosen': { target: 'sending', actions: 'chooseTheirs' },
      },
    },
    forking: {
      tags: 'pending',
      invoke: {
        id: 'fork',
        src: 'fork',
        input: ({ context }) => forkOf(context),
        onDone: {
          target: 'judged',
          actions: [{ type: 'tellForked', params: ({ event }) => event.output }, 'tellOutdated'],
        },
        onError: { target: 'judged', actions: 'noticeForkFailed' },
      },
      after: { answerTimeout: { target: 'judged', actions: 'noticeForkFailed' } },
      on: typing.on,
    },
    readingFile: {
      tags: 'pending',
      invoke: {
        id: 'readFile',
        src: 'readFile',
        input: ({ context }) => ({ file: context.file }),
        onDone: {
          target: 'sending',
          actions: { type: 'takeFile', params: ({ event }) => event.output },
        },
        onError: {
          target: 'judged',
          actions: { type: 'noticeFileFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: {
          target: 'judged',
          actions: { type: 'noticeFileFailed', params: { error: timedOut } },
        },
      },
      on: typing.on,
    },
  },
});
