import { openingShot } from '@mirror-studio/domain/video';
import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { choices, empty, notRead, reading, uploadFailed, uploading } from './choosing.ts';
import { closing, opening } from './opening.ts';
import { readShot, renewIntent, videoCanvasSetup } from './video-canvas.setup.ts';
import type { VideoCanvasActors } from './video-canvas.types.ts';
import { restarting, watching } from './watching.ts';

const submitted = videoCanvasSetup.createStateConfig({
  on: {
    'video.submitted': [
      { guard: 'isTooDear', target: '#videoCanvas.tooDear' },
      { guard: 'hasPicture', target: '#videoCanvas.submitting', actions: 'createIntent' },
    ],
  },
}).on;

/** There is a picture, and how the camera moves over it can be changed, which begins a new intent. */
const editable = videoCanvasSetup.createStateConfig({
  tags: 'editable',
  on: {
    ...choices,
    ...submitted,
    'shot.changed': {
      target: '#videoCanvas.editing',
      actions: ['forgetIntent', 'forgetJob', { type: 'keepChange', params: ({ event }) => event.change }],
    },
    'video.closed': { target: '#videoCanvas.editing', actions: 'forgetJob' },
  },
});

/** A video is shown that has ended, or none could be. Its picture may be gone. */
const shown = videoCanvasSetup.createStateConfig({
  tags: 'editable',
  on: { ...choices, ...closing, ...restarting, ...submitted },
});

/** Photo to video: the picture, the shot, submission, and the job until its end (pages: photo to video, decisions). */
export const videoCanvasMachine = videoCanvasSetup.createMachine({
  id: 'videoCanvas',
  context: ({ input }) => {
    const alpha = input.alpha ?? true;
    return {
      ...readShot({ ...openingShot, ...input.shot }, alpha),
      alpha,
      availableCredits: input.availableCredits ?? null,
      source: null,
      wantedId: null,
      file: null,
      problem: null,
      intent: null,
      intents: 0,
      failure: null,
      job: null,
      openedId: null,
    };
  },
  initial: 'empty',
  on: {
    'balance.changed': {
      actions: { type: 'keepBalance', params: ({ event }) => event.availableCredits },
    },
  },
  states: {
    /** No picture yet, or a file that is none. */
    empty,
    uploading,
    uploadFailed,
    reading,
    notRead,
    editing: editable,
    /** The price that was shown is above the balance: any change, here or of the balance, is a new try. */
    tooDear: {
      ...editable,
      on: {
        ...editable.on,
        'video.submitted': { target: 'tooDear' },
        'balance.changed': {
          target: 'editing',
          actions: { type: 'keepBalance', params: ({ event }) => event.availableCredits },
        },
      },
    },
    submitting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'createJob',
        src: 'createJob',
        input: ({ context: { intent } }) => {
          if (intent === null) throw new RangeError('There is no video to submit.');
          return intent;
        },
        onDone: {
          target: 'watching',
          actions: [
            'forgetIntent',
            { type: 'keepJob', params: ({ event }) => event.output },
            { type: 'notifyBegun', params: ({ event }) => event.output },
            'notifyQueued',
            'notifyOutdated',
          ],
        },
        onError: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'refused',
            actions: [
              'forgetIntent',
              { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'outcomeUnknown',
            actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
      after: {
        answerTimeout: {
          target: 'outcomeUnknown',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
      on: {
        'submission.cancelled': {
          target: 'outcomeUnknown',
          actions: { type: 'keepFailure', params: { error: timedOut } },
        },
      },
    },
    refused: editable,
    /** It may have begun: sending the same intent again cannot begin it twice. */
    outcomeUnknown: {
      ...editable,
      entry: 'notifyOutdated',
      on: { ...editable.on, 'video.submitted': { target: 'submitting' } },
    },
    opening,
    /** It does not exist, is somebody else's, or could not be read. */
    notOpened: shown,
    watching,
    completed: { ...shown, entry: 'notifyOutdated' },
    failed: { ...shown, entry: 'notifyOutdated' },
    cancelled: { ...shown, entry: 'notifyOutdated' },
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function provideVideoCanvas(actors: VideoCanvasActors) {
  return videoCanvasMachine.provide({
    actors: {
      uploadPicture: promised(actors.uploadPicture),
      readSource: promised(actors.readSource),
      createJob: promised(actors.createJob),
      openVideo: promised(actors.openVideo),
      readJob: promised(actors.readJob),
      cancelJob: promised(actors.cancelJob),
    },
    actions: { createIntent: assign(({ context }) => renewIntent(context, actors.newKey)) },
  });
}
