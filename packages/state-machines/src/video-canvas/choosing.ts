import { timedOut } from '../shared/failure.ts';
import { videoCanvasSetup } from './video-canvas.setup.ts';

const shared = videoCanvasSetup.createStateConfig({
  on: {
    'picture.opened': {
      guard: { type: 'isAnotherPicture', params: ({ event }) => event },
      target: '#videoCanvas.reading',
      actions: ['forgetIntent', 'forgetJob', { type: 'keepWanted', params: ({ event }) => event }],
    },
    'picture.removed': {
      target: '#videoCanvas.empty',
      actions: ['forgetIntent', 'forgetJob', 'forgetPicture', 'notifyDropped'],
    },
    'file.chosen': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => event },
        target: '#videoCanvas.uploading',
        actions: ['forgetIntent', 'forgetJob', { type: 'keepFile', params: ({ event }) => event }],
      },
      {
        target: '#videoCanvas.empty',
        actions: ['forgetIntent', 'forgetJob', { type: 'refuseFile', params: ({ event }) => event }],
      },
    ],
    'video.opened': {
      guard: { type: 'isAnotherVideo', params: ({ event }) => event },
      target: '#videoCanvas.opening',
      actions: ['forgetIntent', { type: 'keepOpenedId', params: ({ event }) => event }],
    },
  },
});

/** Another picture, or another video, than the one that is shown. Not while one is submitted: its answer comes first. */
export const choices = shared.on;

const { 'picture.removed': removed, 'file.chosen': brought, ...named } = choices;

/** While there is no picture, or it is on its way: how the camera moves can be said already. */
const movable = videoCanvasSetup.createStateConfig({
  on: { 'shot.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } } },
}).on;

const withoutPicture = videoCanvasSetup.createStateConfig({
  on: { ...named, ...movable, 'file.chosen': brought },
});

export const empty = withoutPicture;

/** An image of one's own is sent; leaving cancels it. Another is taken once this one is removed. */
export const uploading = videoCanvasSetup.createStateConfig({
  on: { ...named, ...movable, 'picture.removed': removed },
  invoke: {
    id: 'uploadPicture',
    src: 'uploadPicture',
    input: ({ context: { file } }) => {
      if (file === null) throw new RangeError('There is no image to send.');
      return { file };
    },
    onDone: {
      target: '#videoCanvas.reading',
      actions: [
        { type: 'keepWanted', params: ({ event }) => event.output },
        { type: 'notifyKept', params: ({ event }) => event.output },
      ],
    },
    onError: { target: '#videoCanvas.uploadFailed', actions: 'keepUploadFailed' },
  },
  after: { uploadTimeout: { target: '#videoCanvas.uploadFailed', actions: 'keepUploadFailed' } },
});

export const uploadFailed = videoCanvasSetup.createStateConfig({
  on: {
    ...withoutPicture.on,
    'picture.removed': removed,
    'upload.retried': { target: '#videoCanvas.uploading', actions: 'forgetProblem' },
  },
});

/** The picture that was asked for is read: its size is what the camera's path goes by. */
export const reading = videoCanvasSetup.createStateConfig({
  ...withoutPicture,
  invoke: {
    id: 'readSource',
    src: 'readSource',
    input: ({ context }) => ({ id: context.wantedId ?? '' }),
    onDone: {
      target: '#videoCanvas.editing',
      actions: { type: 'keepSource', params: ({ event }) => event.output },
    },
    onError: {
      target: '#videoCanvas.notRead',
      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
  after: {
    answerTimeout: {
      target: '#videoCanvas.notRead',
      actions: { type: 'keepFailure', params: { error: timedOut } },
    },
  },
});

/** The picture does not exist, is somebody else's, or could not be read. */
export const notRead = withoutPicture;
