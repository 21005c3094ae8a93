import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { beside } from './beside.ts';
import { detached } from './changes.ts';
import { keeping } from './keeping.ts';
import { promptEditorSetup, withKey } from './prompt-editor.setup.ts';
import type { BesideRequest, PicturePage, PromptEditorActors, VersionPage } from './prompt-editor.types.ts';

/** One prompt as a document with versions (pages: editor). Nothing that was typed is lost, here or on another device. */
export const promptEditorMachine = promptEditorSetup.createMachine({
  id: 'promptEditor',
  context: ({ input: { id = null, draft = null, details, from } }) => ({
    ...detached,
    ...detached.kept,
    ...(id === null && details),
    id,
    text: id === null ? (draft?.text ?? '') : '',
    draft: id === null ? null : draft,
    left: (id !== null && details) || {},
    leftFrom: (id !== null && from) || {},
    sent: null,
    next: null,
    theirs: null,
    beside: 'pictures',
    savedAt: null,
    file: null,
    key: 'key-1',
    keys: 1,
  }),
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isNew', target: 'open', actions: 'renewKey' }, { target: 'reading' }],
    },
    reading: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'readPrompt',
        src: 'readPrompt',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: { target: 'open', actions: { type: 'keepRead', params: ({ event }) => event.output } },
        onError: {
          target: 'unread',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: {
          target: 'unread',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
    },
    unread: { on: { 'read.retried': { target: 'reading' } } },
    open: {
      tags: 'open',
      type: 'parallel',
      on: {
        'file.requested': { actions: { type: 'giveFile', params: ({ event }) => event } },
      },
      states: { keeping, beside },
    },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function providePromptEditor(actors: PromptEditorActors) {
  const { readPrompt, saveVersion, changeDetails, fork, listVersions, listPictures, readFile } = actors;
  return promptEditorMachine.provide({
    actors: {
      readPrompt: promised(readPrompt),
      saveVersion: promised(saveVersion),
      changeDetails: promised(changeDetails),
      fork: promised(fork),
      readBeside: promised<BesideRequest, VersionPage | PicturePage>(
        async ({ beside: wanted, id, versionId, cursor }, signal) =>
          wanted === 'versions'
            ? listVersions({ id, cursor }, signal)
            : listPictures({ id, versionId, cursor }, signal),
      ),
      readFile: promised(async ({ file }, signal) => {
        if (file === null) throw new Error('There is no file.');
        return readFile({ file }, signal);
      }),
    },
    actions: {
      renewKey: assign(({ context }) => withKey(context, actors.newKey())),
      detach: assign(({ context }) => ({ ...detached, ...withKey(context, actors.newKey()) })),
    },
  });
}
