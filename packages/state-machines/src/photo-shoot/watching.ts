import { timedOut } from '../shared/failure.ts';
import { closed, opened } from './opening.ts';
import { photoShootSetup } from './photo-shoot.setup.ts';

const jobOf = ({ context }: { context: { job: { id: string } | null } }) => ({ id: context.job?.id ?? '' });

/** The job from queued to its end: asked for every two seconds, one question at a time. */
export const watching = photoShootSetup.createStateConfig({
  tags: 'watching',
  initial: 'waiting',
  always: [
    { guard: 'isCompleted', target: '#photoShoot.completed' },
    { guard: 'isFailed', target: '#photoShoot.failed' },
    { guard: 'isCancelled', target: '#photoShoot.cancelled' },
  ],
  on: {
    'job.changed': {
      guard: { type: 'isWatched', params: ({ event }) => ({ job: event.job }) },
      target: '.waiting',
      actions: { type: 'keepJob', params: ({ event }) => event.job },
    },
    'shoot.restarted': { target: '#photoShoot.editing', actions: 'forgetJob' },
    'shoot.opened': opened,
    'shoot.closed': closed,
  },
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
      tags: 'pending',
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
