import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import type { JobStatus } from '@mirror-studio/domain/jobs';
import { common } from '@mirror-studio/domain/texts/en/common';
import { photoShoot } from '@mirror-studio/domain/texts/en/photoShoot';
import { ui } from '@mirror-studio/domain/texts/en/ui';
import { defineFlow, done, failed } from '../explore/flow.ts';
import { button, field, type Interactions, system } from '../explore/interactions.ts';
import type { Device, Move } from '../explore/moves.ts';
import { photoShootMachine, providePhotoShoot } from './photo-shoot.machine.ts';

const prompt = 'A dancer in raw silk on the salt flats at first light';
const job = (status: JobStatus) =>
  ({
    id: 'job-1',
    kind: 'image_batch',
    status,
    createdAt: '2026-11-21T10:00:00Z',
    metadata: { prompt },
    ...(status === 'running' && { progress: { done: 1, total: 4 } }),
    ...(status === 'failed' && { error: 'The image service did not answer in time.' }),
    ...(status === 'completed' && { result: { media_assets: [{ url: '/media/1.png' }] } }),
  }) as const;
const upload = { id: 'ref-1', url: '/media/ref-1', name: 'silk.png', bytes: 1_024 };
const notFound = new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
const refusal = new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'Not this one' });

// Not read by anything: only its name, type and size are.
const file = (name: string, type: string, size: number) => ({ name, type, size }) as File;

const chooser = new RegExp(`${ui.fileChoose}|${common.replace}`);
const begins = new RegExp(`^(${photoShoot.begin}|${photoShoot.again})$`);
const prompts = (text: string) => field(photoShoot.prompt, text);

/** How each event comes about: by keyboard, by pointer, or from outside. */
const interactions: Interactions<typeof photoShootMachine> = {
  'balance.changed': system('the ledger'),
  'job.changed': system('the service'),
  'shoot.opened': system('the address'),
  'shoot.closed': system('the address'),
  'reference.settled': system('the machine itself'),
  'field.changed': ({ change: { prompt, imageCount } }) =>
    imageCount === undefined
      ? prompts(prompt ?? '')
      : {
          keyboard: [{ tab: ['slider', photoShoot.images] }, { press: 'Home' }, { press: 'ArrowRight' }],
          pointer: [{ slide: ['slider', photoShoot.images], at: (imageCount - 1) / 9 }],
        },
  'file.chosen': ({ file: { name, size } }) => {
    const chosen = (by: Device): Move[] => [{ choose: ['button', chooser], by, file: { name, bytes: size } }];
    return { keyboard: chosen('keyboard'), pointer: chosen('pointer') };
  },
  'file.removed': button(common.remove),
  'upload.retried': button(photoShoot.referenceRetry),
  'shoot.submitted': button(begins),
  'submission.cancelled': button(common.cancel),
  // Changing the form is the restart: the view says both.
  'shoot.restarted': () => prompts('Another dancer'),
  'cancel.requested': button(common.cancel),
};

/** What an exploration of the photo shoot sends, and what tells its states apart on screen. */
export const photoShootFlow = defineFlow({
  name: 'photo-shoot',
  about:
    'A shoot from its form to its pictures: reference image, quote, submission, and the job until its end. It cannot be sent twice by accident, nor above the balance.',
  machine: photoShootMachine,
  provide: providePhotoShoot,
  inputs: {
    empty: {},
    prompted: { form: { prompt } },
    priced: { form: { prompt }, alpha: false, availableCredits: 3 },
  },
  events: [
    { type: 'field.changed', change: { prompt } },
    { type: 'field.changed', change: { prompt: '' } },
    { type: 'field.changed', change: { imageCount: 2 } },
    { type: 'balance.changed', availableCredits: 3 },
    { type: 'balance.changed', availableCredits: 10 },
    { type: 'file.chosen', file: file('silk.png', 'image/png', 1_024) },
    { type: 'file.chosen', file: file('notes.txt', 'text/plain', 1_024) },
    { type: 'file.chosen', file: file('wall.png', 'image/png', photoShootLimits.referenceBytes + 1) },
    { type: 'file.removed' },
    { type: 'upload.retried' },
    { type: 'shoot.submitted' },
    { type: 'submission.cancelled' },
    { type: 'shoot.restarted' },
    { type: 'cancel.requested' },
    { type: 'shoot.opened', id: 'job-1' },
    { type: 'shoot.opened', id: 'job-2' },
    { type: 'shoot.closed' },
    { type: 'job.changed', job: job('running') },
    { type: 'job.changed', job: job('completed') },
    { type: 'job.changed', job: { ...job('completed'), id: 'job-2' } },
    done('readReference', { previewUrl: 'blob:silk' }),
    failed('readReference', new Error('Not an image')),
    done('uploadReference', upload),
    failed('uploadReference', networkError()),
    done('createJob', job('queued')),
    failed('createJob', refusal),
    failed('createJob', networkError()),
    done('readJob', job('running')),
    done('readJob', job('completed')),
    done('readJob', job('failed')),
    done('readJob', { ...job('completed'), kind: 'video_render' }),
    failed('readJob', networkError()),
    failed('readJob', notFound),
    done('cancelJob', job('cancelled')),
    failed('cancelJob', refusal),
  ],
  unseen: ['waiting', 'asking'],
  variantOf: (snapshot) => {
    const { context } = snapshot;
    return [
      snapshot.hasTag('watching') ? (context.job?.status ?? '') : '',
      snapshot.matches('notOpened') && context.failure?.code === 'NOT_FOUND' ? 'notFound' : '',
      snapshot.hasTag('watching') && context.failure !== null ? 'outdated' : '',
      snapshot.hasTag('editable') && context.problems.prompt !== undefined ? 'withoutPrompt' : '',
      context.reference.upload !== null && !snapshot.matches('editing') ? 'withReference' : '',
      context.reference.problem === 'referenceTooLarge' && snapshot.matches('editing') ? 'tooLarge' : '',
    ];
  },
  hiddenClassOf: ({ context: { quotedCredits, availableCredits, isDraft, reference } }) => [
    isDraft ? 'draft' : '',
    reference.file !== null && reference.upload === null && reference.problem === null ? 'underWay' : '',
    String(quotedCredits),
    availableCredits !== null && quotedCredits > availableCredits ? 'tooDear' : '',
  ],
  interactions,
  deviceLimits: [
    {
      names: ['photoShoot.editing.fields.awaitingReference on file.chosen'],
      only: 'neither',
      because: 'no other file is taken while one is on its way: it is removed first',
    },
  ],
  inexactEvents: ['field.changed', 'file.chosen'],
  window: { heightPx: 1320 },
  shownBy: ['Components/PhotoShootForm', 'Components/PhotoShootResults', 'Pages/PhotoShoot'],
});
