import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { checkPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { assign } from 'xstate';
import { oneIntentOnce } from '../fuzz/intents.ts';
import { defineFuzz } from '../fuzz/suite.ts';
import { photoShootFlow } from './photo-shoot.flow.ts';
import { intentOf } from './photo-shoot.setup.ts';
import type { PhotoShootRequest } from './photo-shoot.types.ts';

export const photoShootFuzz = defineFuzz(
  {
    flow: photoShootFlow,
    input: () => ({ form: { prompt: 'A dancer in raw silk' }, alpha: false, availableCredits: 3 }),
    rules: () => {
      const intents = oneIntentOnce('createJob');
      const keys = new Set<string>();
      let chosen = false;
      let balance = 3;
      return {
        asked: (call, moment) => {
          if (moment.effects.pending().length > 1) return 'Two things were asked at once.';
          if (call.effect !== 'createJob') return undefined;
          const { form, quotedCredits, idempotencyKey } = call.input as PhotoShootRequest;
          const isNew = !keys.has(idempotencyKey);
          keys.add(idempotencyKey);
          if (quotedCredits !== imageBatchCredits(form.imageCount, false))
            return 'The price was not the one shown.';
          if (isNew && quotedCredits > balance)
            return `${quotedCredits} credits were asked for with ${balance}.`;
          const problems = Object.values(checkPhotoShoot(form));
          if (problems.length > 0) return `A form was sent with problems: ${problems.join(', ')}.`;
          if (chosen !== (form.referenceImageId !== null))
            return 'The reference image was lost or not wanted.';
          return intents(call, moment);
        },
        after: ({ snapshot }, step) => {
          if (step?.do === 'send' && step.event.type === 'balance.changed')
            balance = step.event.availableCredits ?? Infinity;
          const { file, upload } = snapshot.context.reference;
          chosen = file !== null || upload !== null;
          const { job } = snapshot.context;
          if (snapshot.hasTag('watching') && job === null) return 'Nothing is watched.';
          const ended = job !== null && ['completed', 'failed', 'cancelled'].includes(job.status);
          return snapshot.hasTag('watching') && ended ? 'A job that has ended is watched.' : undefined;
        },
      };
    },
  },
  {
    'a form that is not checked': {
      seen: /sent with problems|not wanted/,
      inject: (machine) => machine.provide({ guards: { isInvalid: () => false } }),
    },
    'a price above the balance': {
      seen: /credits were asked for/,
      inject: (machine) => machine.provide({ guards: { isTooDear: () => false } }),
    },
    'another price than the one shown': {
      seen: /not the one shown/,
      inject: (machine) =>
        machine.provide({
          actions: {
            createIntent: assign(({ context }) => intentOf({ ...context, quotedCredits: 0 }, 'free')),
          },
        }),
    },
    'an image that is not waited for': {
      seen: /lost or not wanted/,
      inject: (machine) => machine.provide({ guards: { isReferenceUnderWay: () => false } }),
    },
    'one key for every intent': {
      seen: /outcome is known|two contents/,
      inject: (machine) =>
        machine.provide({ actions: { createIntent: assign(({ context }) => intentOf(context, 'same')) } }),
    },
    'a job that is not kept': {
      seen: /Nothing is watched/,
      inject: (machine) => machine.provide({ actions: { keepJob: () => {} } }),
    },
    'a job that is watched past its end': {
      seen: /has ended/,
      inject: (machine) => machine.provide({ guards: { isCompleted: () => false } }),
    },
  },
);
