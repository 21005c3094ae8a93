import { besideOf, promptEditorSetup } from './prompt-editor.setup.ts';

/** Pictures of the prompt or of the version that is looked at, and older versions: one question at a time. */
export const beside = promptEditorSetup.createStateConfig({
  initial: 'beginning',
  on: {
    'version.shown': { target: '.reading', actions: { type: 'show', params: ({ event }) => event } },
  },
  states: {
    beginning: { always: [{ guard: 'isNew', target: 'resting' }, { target: 'reading' }] },
    reading: {
      invoke: {
        id: 'readBeside',
        src: 'readBeside',
        input: ({ context }) => besideOf(context),
        onDone: { target: 'resting', actions: { type: 'keepPage', params: ({ event }) => event.output } },
        onError: { target: 'failed' },
      },
      after: { answerTimeout: { target: 'failed' } },
    },
    resting: {
      on: {
        'pictures.asked': { target: 'reading', actions: { type: 'ask', params: 'morePictures' } },
        'versions.asked': { target: 'reading', actions: { type: 'ask', params: 'versions' } },
      },
    },
    failed: { on: { 'beside.retried': { target: 'reading' } } },
  },
});
