import { type Failure, timedOut } from '../shared/failure.ts';
import { choices } from './choosing.ts';
import { videoCanvasSetup } from './video-canvas.setup.ts';

/** As the server says it of a job that does not exist: a shoot is no video. */
const noVideo: Failure = { status: 404, code: 'NOT_FOUND', message: '' };

/** What is shown is put away; its picture stays. */
export const closing = videoCanvasSetup.createStateConfig({
  on: {
    'video.closed': [
      { guard: 'hasPicture', target: '#videoCanvas.editing', actions: 'forgetJob' },
      { target: '#videoCanvas.empty', actions: 'forgetJob' },
    ],
  },
}).on;

/** The video that was asked for by its id is read, with the picture that it was made of. */
export const opening = videoCanvasSetup.createStateConfig({
  invoke: {
    id: 'openVideo',
    src: 'openVideo',
    input: ({ context }) => ({ id: context.openedId ?? '' }),
    onDone: [
      {
        guard: { type: 'isVideo', params: ({ event }) => event.output },
        target: '#videoCanvas.watching',
        actions: { type: 'showVideo', params: ({ event }) => event.output },
      },
      { target: '#videoCanvas.notOpened', actions: { type: 'keepFailure', params: { error: noVideo } } },
    ],
    onError: {
      target: '#videoCanvas.notOpened',
      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
  after: {
    answerTimeout: {
      target: '#videoCanvas.notOpened',
      actions: { type: 'keepFailure', params: { error: timedOut } },
    },
  },
  on: {
    ...choices,
    ...closing,
    'shot.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
  },
});
