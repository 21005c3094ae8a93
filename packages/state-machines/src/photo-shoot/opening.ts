import { type Failure, timedOut } from '../shared/failure.ts';
import { photoShootSetup } from './photo-shoot.setup.ts';

const shared = photoShootSetup.createStateConfig({
  on: {
    'shoot.opened': {
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '#photoShoot.opening',
      actions: { type: 'keepOpenedId', params: ({ event }) => event },
    },
    'shoot.closed': { target: '#photoShoot.editing', actions: ['forgetJob', 'clearSettings'] },
    'shoot.submitted': [
      { guard: 'isInvalid', target: '#photoShoot.editing.fields.invalid' },
      { guard: 'isTooDear', target: '#photoShoot.editing.fields.tooDear' },
      { guard: 'isReferenceUnderWay', target: '#photoShoot.editing.fields.awaitingReference' },
      { target: '#photoShoot.submitting', actions: 'createIntent' },
    ],
  },
});

/** Another shoot than the one that is shown is asked for. Not while one is submitted: its answer comes first. */
export const opened = shared.on['shoot.opened'];
/** What is shown is put away, and its form with it. */
export const closed = shared.on['shoot.closed'];
/** A form that may be a draft from before is checked as one that is being edited. */
export const submitted = shared.on['shoot.submitted'];

/** As the server says it of a job that does not exist: a video is no shoot. */
const noShoot: Failure = { status: 404, code: 'NOT_FOUND', message: '' };

/** The shoot that was asked for by its id is read. Meanwhile the form can be changed, and is then a draft. */
export const opening = photoShootSetup.createStateConfig({
  tags: 'editable',
  invoke: {
    id: 'readJob',
    src: 'readJob',
    input: ({ context }) => ({ id: context.openedId ?? '' }),
    onDone: [
      {
        guard: { type: 'isShoot', params: ({ event }) => event.output },
        target: '#photoShoot.watching',
        actions: { type: 'showJob', params: ({ event }) => event.output },
      },
      { target: '#photoShoot.notOpened', actions: { type: 'keepFailure', params: { error: noShoot } } },
    ],
    onError: {
      target: '#photoShoot.notOpened',
      actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
    },
  },
  after: {
    answerTimeout: {
      target: '#photoShoot.notOpened',
      actions: { type: 'keepFailure', params: { error: timedOut } },
    },
  },
  on: {
    'field.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
    'file.chosen': { actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) } },
    'file.removed': { actions: 'forgetReference' },
    'shoot.submitted': submitted,
    'shoot.opened': opened,
    'shoot.closed': closed,
  },
});
