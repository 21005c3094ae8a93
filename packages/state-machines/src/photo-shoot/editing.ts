import { opened } from './opening.ts';
import { photoShootSetup } from './photo-shoot.setup.ts';

/** The reference image: read, then sent; leaving cancels either. */
const reference = photoShootSetup.createStateConfig({
  initial: 'read',
  on: {
    'file.chosen': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => ({ file: event.file }) },
        target: '.reading',
        actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) },
      },
      {
        target: '.refused',
        actions: [{ type: 'keepFile', params: ({ event }) => ({ file: event.file }) }, 'settleReference'],
      },
    ],
    'file.removed': { target: '.none', actions: ['forgetReference', 'settleReference'] },
  },
  states: {
    read: {
      always: [
        { guard: 'hasReference', target: 'attached' },
        { guard: 'hasReferenceProblem', target: 'refused' },
        // It was under way when a shoot was opened.
        { guard: 'isReferenceUnderWay', target: 'reading' },
        { target: 'none' },
      ],
    },
    none: {},
    reading: {
      invoke: {
        id: 'readReference',
        src: 'readReference',
        input: ({ context }) => fileOf(context.reference.file),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepPreview', params: ({ event }) => event.output },
        },
        onError: {
          target: 'refused',
          actions: [{ type: 'keepReferenceProblem', params: 'referenceNotImage' }, 'settleReference'],
        },
      },
      after: {
        answerTimeout: {
          target: 'failed',
          actions: [{ type: 'keepReferenceProblem', params: 'referenceFailed' }, 'settleReference'],
        },
      },
    },
    uploading: {
      invoke: {
        id: 'uploadReference',
        src: 'uploadReference',
        input: ({ context }) => fileOf(context.reference.file),
        onDone: {
          target: 'attached',
          actions: [{ type: 'keepUpload', params: ({ event }) => event.output }, 'settleReference'],
        },
        onError: {
          target: 'failed',
          actions: [{ type: 'keepReferenceProblem', params: 'referenceFailed' }, 'settleReference'],
        },
      },
      after: {
        uploadTimeout: {
          target: 'failed',
          actions: [{ type: 'keepReferenceProblem', params: 'referenceFailed' }, 'settleReference'],
        },
      },
    },
    attached: {},
    /** Not an image, or too large. */
    refused: {},
    failed: {
      on: {
        'upload.retried': {
          target: 'reading',
          actions: { type: 'keepReferenceProblem', params: null },
        },
      },
    },
  },
});

function fileOf(file: File | null): { readonly file: File } {
  if (file === null) throw new RangeError('There is no reference image to read.');
  return { file };
}

const change = photoShootSetup.createStateConfig({
  on: {
    'field.changed': { actions: { type: 'keepChange', params: ({ event }) => event.change } },
  },
});

/**
 * The fields: problems are shown once submission was tried. A submission waits for an image that is under way; any
 * change meanwhile takes it back.
 */
const fields = photoShootSetup.createStateConfig({
  initial: 'untouched',
  on: {
    'shoot.submitted': [
      { guard: 'isInvalid', target: '.invalid' },
      { guard: 'isTooDear', target: '.tooDear' },
      { guard: 'isReferenceUnderWay', target: '.awaitingReference' },
      { target: '#photoShoot.submitting', actions: 'createIntent' },
    ],
  },
  states: {
    untouched: {
      on: {
        'field.changed': {
          target: 'touched',
          actions: { type: 'keepChange', params: ({ event }) => event.change },
        },
      },
    },
    touched: change,
    invalid: change,
    /** The price that was shown is above the balance: any change, here or of the balance, is a new try. */
    tooDear: {
      on: {
        'field.changed': {
          target: 'touched',
          actions: { type: 'keepChange', params: ({ event }) => event.change },
        },
        'balance.changed': {
          target: 'touched',
          actions: { type: 'keepBalance', params: ({ event }) => event.availableCredits },
        },
      },
    },
    awaitingReference: {
      tags: 'pending',
      on: {
        'field.changed': {
          target: 'touched',
          actions: { type: 'keepChange', params: ({ event }) => event.change },
        },
        'submission.cancelled': { target: 'touched' },
        'file.chosen': { target: 'touched' },
        'file.removed': { target: 'touched' },
        'reference.settled': [
          { guard: 'hasReferenceProblem', target: 'invalid' },
          { guard: 'isTooDear', target: 'tooDear' },
          { target: '#photoShoot.submitting', actions: 'createIntent' },
        ],
      },
    },
  },
});

/** The form while it can be changed. */
export const editing = photoShootSetup.createStateConfig({
  tags: 'editable',
  type: 'parallel',
  on: { 'shoot.opened': opened, 'shoot.closed': { actions: 'forgetJob' } },
  states: { fields, reference },
});
