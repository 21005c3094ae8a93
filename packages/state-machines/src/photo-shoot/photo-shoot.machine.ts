import { emptyPhotoShoot, hasWords } from '@mirror-studio/domain/photo-shoot';
import { assign } from 'xstate';
import { promised } from '../shared/effects.ts';
import { timedOut } from '../shared/failure.ts';
import { editing } from './editing.ts';
import { closed, opened, opening, submitted } from './opening.ts';
import { photoShootSetup, readForm, referenceOf, renewIntent } from './photo-shoot.setup.ts';
import type { PhotoShootActors } from './photo-shoot.types.ts';
import { watching } from './watching.ts';

/** The form can be changed at once, which begins a new intent. It is valid: it was sent as it is. */
const editable = photoShootSetup.createStateConfig({
  tags: 'editable',
  on: {
    'field.changed': {
      target: '#photoShoot.editing.fields.touched',
      actions: ['forgetIntent', { type: 'keepChange', params: ({ event }) => event.change }],
    },
    'file.chosen': [
      {
        guard: { type: 'isAccepted', params: ({ event }) => ({ file: event.file }) },
        target: '#photoShoot.editing.reference.reading',
        actions: ['forgetIntent', { type: 'keepFile', params: ({ event }) => ({ file: event.file }) }],
      },
      {
        target: '#photoShoot.editing',
        actions: ['forgetIntent', { type: 'keepFile', params: ({ event }) => ({ file: event.file }) }],
      },
    ],
    'file.removed': { target: '#photoShoot.editing', actions: ['forgetIntent', 'forgetReference'] },
  },
});

const refused = photoShootSetup.createStateConfig({
  tags: 'editable',
  on: {
    ...editable.on,
    'shoot.submitted': [
      { guard: 'isTooDear', target: '#photoShoot.editing.fields.tooDear' },
      { target: '#photoShoot.submitting', actions: 'createIntent' },
    ],
    'shoot.opened': opened,
    'shoot.closed': { actions: 'forgetJob' },
  },
});

/** A shoot is shown that has ended, or none could be. The form may be a draft: it is checked as one that is edited. */
const shown = photoShootSetup.createStateConfig({
  tags: 'editable',
  on: { ...editable.on, 'shoot.submitted': submitted, 'shoot.opened': opened, 'shoot.closed': closed },
});

/** It may be tried again elsewhere, in the list of the jobs: then it is followed as before. */
const ended = photoShootSetup.createStateConfig({
  ...shown,
  entry: 'notifyOutdated',
  on: {
    ...shown.on,
    'job.changed': {
      guard: { type: 'isRunAgain', params: ({ event }) => ({ job: event.job }) },
      target: '#photoShoot.watching',
      actions: { type: 'keepJob', params: ({ event }) => event.job },
    },
  },
});

/** A photo shoot: form, reference image, submission, and the job until its end (§3, §5, §7, decisions). */
export const photoShootMachine = photoShootSetup.createMachine({
  id: 'photoShoot',
  context: ({ input }) => {
    const alpha = input.alpha ?? true;
    const form = { ...emptyPhotoShoot, ...input.form, referenceImageId: input.reference?.id ?? null };
    const read = readForm(form, alpha);
    const idempotencyKey = input.idempotencyKey ?? null;
    return {
      ...read,
      alpha,
      availableCredits: input.availableCredits ?? null,
      reference: referenceOf(input.reference),
      intent: idempotencyKey === null ? null : { form, quotedCredits: read.quotedCredits, idempotencyKey },
      intents: 0,
      failure: null,
      job: null,
      openedId: null,
      isDraft: hasWords(form) || form.referenceImageId !== null,
    };
  },
  initial: 'editing',
  on: {
    'balance.changed': { actions: { type: 'keepBalance', params: ({ event }) => event.availableCredits } },
  },
  states: {
    editing,
    submitting: {
      tags: 'pending',
      entry: 'forgetFailure',
      invoke: {
        id: 'createJob',
        src: 'createJob',
        input: ({ context: { intent } }) => {
          if (intent === null) throw new RangeError('There is no shoot to submit.');
          return intent;
        },
        onDone: {
          target: 'watching',
          actions: [
            'forgetIntent',
            { type: 'keepJob', params: ({ event }) => event.output },
            'keepBegun',
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
    refused,
    /** It may have begun: sending the same intent again cannot begin it twice. */
    outcomeUnknown: {
      tags: 'editable',
      entry: 'notifyOutdated',
      on: {
        ...editable.on,
        'shoot.submitted': { target: 'submitting' },
        'shoot.opened': opened,
        'shoot.closed': { actions: 'forgetJob' },
      },
    },
    opening,
    /** It does not exist, is somebody else's, or could not be read. */
    notOpened: shown,
    watching,
    completed: { ...shown, entry: 'notifyOutdated' },
    failed: ended,
    cancelled: ended,
  },
});

/**
 * @param actors - What the flow needs from outside.
 * @returns The machine that uses it.
 */
export function providePhotoShoot(actors: PhotoShootActors) {
  return photoShootMachine.provide({
    actors: {
      readReference: promised(actors.readReference),
      uploadReference: promised(actors.uploadReference),
      createJob: promised(actors.createJob),
      readJob: promised(actors.readJob),
      cancelJob: promised(actors.cancelJob),
    },
    actions: { createIntent: assign(({ context }) => renewIntent(context, actors.newKey)) },
  });
}
