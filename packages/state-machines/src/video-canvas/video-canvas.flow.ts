import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { videoLimits } from '@mirror-studio/domain/constants/video';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import type { JobStatus } from '@mirror-studio/domain/jobs';
import { common } from '@mirror-studio/domain/texts/en/common';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { videoCanvas } from '@mirror-studio/domain/texts/en/videoCanvas';
import { frameCount, openingShot } from '@mirror-studio/domain/video';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, type Interactions, oneOf, system } from '../explore/interactions.ts';
import type { Device, Move } from '../explore/moves.ts';
import { provideVideoCanvas, videoCanvasMachine } from './video-canvas.machine.ts';

const prompt = 'A dancer in raw silk on the salt flats at first light';
/** Sand under a sun, so that there is something to move over. */
const drawn = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="768"><rect width="1024" height="768" fill="#2b1a3c"/><circle cx="640" cy="300" r="150" fill="#f2b06a"/><path d="M0 520Q300 400 560 540T1024 500V768H0z" fill="#7d3b4e"/></svg>',
)}`;
const picture = (id: string) => ({
  id,
  url: drawn,
  thumbnailUrl: drawn,
  width: 1_024,
  height: 768,
  prompt,
});
const job = (status: JobStatus) =>
  ({
    id: 'job-1',
    kind: 'video_render',
    status,
    createdAt: '2026-11-21T10:00:00Z',
    metadata: { ...openingShot, textPrompt: prompt, sourceImageId: 'picture-1' },
    ...(status === 'running' && { progress: { done: 36, total: frameCount(openingShot.seconds) } }),
    ...(status === 'failed' && { error: 'The video could not be encoded. Try again.' }),
    ...(status === 'completed' && {
      result: { media_assets: [{ url: '/media/1.mp4', type: 'video', width: 1_080, height: 810 }] },
    }),
  }) as const;
const upload = { id: 'picture-2', url: '/media/picture-2', name: 'silk.png', bytes: 1_024 };
const notFound = new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
const refusal = new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'Not this one' });

// Not read by anything: only its name, type and size are.
const file = (name: string, type: string, size: number) => ({ name, type, size }) as File;

const chooser = new RegExp(`${ui.fileChoose}|${common.replace}`);
const begins = new RegExp(`^(${videoCanvas.render}|${videoCanvas.again})$`);
const { minimumSeconds, maximumSeconds } = videoLimits;

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof videoCanvasMachine> = {
  'balance.changed': system('the ledger'),
  'picture.opened': system('the address'),
  'video.opened': system('the address'),
  'video.closed': system('the address'),
  'shot.changed': ({ change: { move, seconds } }) =>
    move
      ? oneOf(videoCanvas[`move_${move}`])
      : {
          keyboard: [{ tab: ['slider', videoCanvas.seconds] }, { press: 'Home' }, { press: 'ArrowRight' }],
          pointer: [
            {
              slide: ['slider', videoCanvas.seconds],
              at: ((seconds ?? minimumSeconds) - minimumSeconds) / (maximumSeconds - minimumSeconds),
            },
          ],
        },
  'file.chosen': ({ file: { name, size } }) => {
    const chosen = (by: Device): Move[] => [{ choose: ['button', chooser], by, file: { name, bytes: size } }];
    return { keyboard: chosen('keyboard'), pointer: chosen('pointer') };
  },
  'picture.removed': button(common.remove),
  'upload.retried': button(photoShoot.referenceRetry),
  'video.submitted': button(begins),
  'submission.cancelled': button(common.cancel),
  'cancel.requested': button(common.cancel),
};

/** What an exploration of photo to video sends, and what tells its states apart on screen. */
export const videoCanvasFlow = defineFlow({
  name: 'video-canvas',
  about:
    'A still picture becomes a video: the picture, how the camera moves over it, the quote, submission, and the job until its end. It cannot be sent twice by accident, nor above the balance.',
  machine: videoCanvasMachine,
  provide: provideVideoCanvas,
  inputs: {
    empty: {},
    priced: { alpha: false, availableCredits: 7 },
  },
  events: [
    { type: 'shot.changed', change: { move: 'orbit' } },
    { type: 'shot.changed', change: { seconds: 4 } },
    { type: 'balance.changed', availableCredits: 7 },
    { type: 'balance.changed', availableCredits: 20 },
    { type: 'picture.opened', id: 'picture-1' },
    { type: 'picture.opened', id: 'picture-2' },
    { type: 'picture.removed' },
    { type: 'file.chosen', file: file('silk.png', 'image/png', 1_024) },
    { type: 'file.chosen', file: file('notes.txt', 'text/plain', 1_024) },
    { type: 'file.chosen', file: file('wall.png', 'image/png', photoShootLimits.referenceBytes + 1) },
    { type: 'upload.retried' },
    { type: 'video.submitted' },
    { type: 'submission.cancelled' },
    { type: 'video.opened', id: 'job-1' },
    { type: 'video.opened', id: 'job-2' },
    { type: 'video.closed' },
    { type: 'cancel.requested' },
    done('uploadPicture', upload),
    failed('uploadPicture', networkError()),
    done('readSource', picture('picture-1')),
    failed('readSource', networkError()),
    failed('readSource', notFound),
    done('createJob', job('queued')),
    failed('createJob', refusal),
    failed('createJob', networkError()),
    done('openVideo', { job: job('running'), source: picture('picture-1') }),
    done('openVideo', { job: job('running'), source: null }),
    done('openVideo', { job: job('completed'), source: null }),
    done('openVideo', { job: { ...job('completed'), kind: 'image_batch' }, source: null }),
    failed('openVideo', networkError()),
    failed('openVideo', notFound),
    done('readJob', job('running')),
    done('readJob', job('completed')),
    done('readJob', job('failed')),
    failed('readJob', networkError()),
    done('cancelJob', job('cancelled')),
    failed('cancelJob', refusal),
  ],
  unseen: ['waiting', 'asking'],
  variantOf: (snapshot) => {
    const { context } = snapshot;
    return [
      snapshot.hasTag('watching') ? (context.job?.status ?? '') : '',
      (snapshot.matches('notOpened') || snapshot.matches('notRead')) && context.failure?.code === 'NOT_FOUND'
        ? 'notFound'
        : '',
      snapshot.matches('empty') ? (context.problem ?? '') : '',
      context.source === null && context.job !== null ? 'withoutPicture' : '',
    ];
  },
  hiddenClassOf: ({ context: { quotedCredits, availableCredits, source } }) => [
    source?.id ?? '',
    String(quotedCredits),
    availableCredits !== null && quotedCredits > availableCredits ? 'tooDear' : '',
  ],
  interactions,
  inexactEvents: ['shot.changed', 'file.chosen'],
  window: { heightPx: 1320 },
  shownBy: ['Components/VideoForm', 'Components/CameraPreview', 'Components/VideoResult'],
});
