import { timedOut } from '../shared/failure.ts';
import { choices } from './choosing.ts';
import { closing } from './opening.ts';
import { videoCanvasSetup } from './video-canvas.setup.ts';

const jobOf = ({ context }: { context: { job: { id: string } | null } }) => ({ id: context.job?.id ?? '' });

/** Another shot begins another video, while the one before goes on in the drawer. */
export const restarting = videoCanvasSetup.createStateConfig({
  on: {
    'shot.changed': [
      {
        guard: 'hasPicture',
        target: '#videoCanvas.editing',
        actions: ['forgetIntent', 'forgetJob', { type: 'keepChange', params: ({ event }) => event.change }],
      },
      { actions: { type: 'keepChange', params: ({ event }) => event.change } },
    ],
  },
}).on;

/** The job from queued to its end: asked for every two seconds, one question at a time. */
export const watching = videoCanvasSetup.createStateConfig({
  tags: 'watching',
  initial: 'waiting',
  always: [
    { guard: 'isCompleted', target: '#videoCanvas.completed' },
    { guard: 'isFailed', target: '#videoCanvas.failed' },
    { guard: 'isCancelled', target: '#videoCanvas.cancelled' },
  ],
  on: { ...choices, ...closing, ...restarting },
  states: {
    waiting: {
      after: { poll: { target: 'asking' } },
      on: { 'cancel.requested': { target: 'cancelling' } },
    },
    asking: {
      invoke: {
        id: 'readJob',
        src: 'readJob',
        input: jobOf,
        onDone: {
          target: 'waiting',
          actions: ['forgetFailure', { type: 'keepJob', params: ({ event }) => event.output }],
        },
        onError: {
          target: 'waiting',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      after: {
        answerTimeout: { target: 'waiting', actions: { type: 'keepFailure', params: { error: timedOut } } },
      },
      on: { 'cancel.requested': { target: 'cancelling' } },
    },
    cancelling: {
      invoke: {
        id: 'cancelJob',
        src: 'cancelJob',
        input: jobOf,
        onDone: { target: 'waiting', actions: { type: 'keepJob', params: ({ event }) => event.output } },
        onError: { target: 'waiting', actions: 'notifyCancelFailed' },
      },
      after: { answerTimeout: { target: 'waiting', actions: 'notifyCancelFailed' } },
    },
  },
});
