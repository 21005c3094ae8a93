import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { imageBatchCredits } from '@mirror-studio/domain/economy';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { job, png, prompt, start, upload } from './photo-shoot.testing.ts';

const notes: File = { name: 'notes.txt', type: 'text/plain', size: 4 };
const none = { file: null, previewUrl: null, upload: null, problem: null };

/** A photo shoot whose job is watched. */
async function watched() {
  const flow = start();
  flow.submit();
  await flow.create.answer(0, job('running'));
  flow.said.length = 0;
  return flow;
}

describe('photo shoot, what it costs and where it leads', () => {
  it('begins with what it is given, and free while alpha is on', () => {
    const { form, problems, ...rest } = start().actor.getSnapshot().context;
    const nothing = { reference: none, intent: null, intents: 0, failure: null, job: null, openedId: null };
    expect([form.prompt, form.referenceImageId, problems]).toEqual([prompt, null, {}]);
    expect(rest).toEqual({
      ...nothing,
      alpha: true,
      availableCredits: null,
      quotedCredits: 0,
      isDraft: true,
    });
    const paid = start(prompt, { form: { imageCount: 3 }, alpha: false, availableCredits: 7 });
    expect(paid.actor.getSnapshot().context).toMatchObject({
      alpha: false,
      availableCredits: 7,
      quotedCredits: imageBatchCredits(3, false),
    });
  });

  it('sends nothing that costs more than there is, until either changes', async () => {
    const price = imageBatchCredits(3, false);
    const input = { form: { imageCount: 3 }, alpha: false, availableCredits: price - 1 };
    const { actor, create, state, submit } = start(prompt, input);
    submit();
    expect([state(), create.asked]).toEqual(['editing.fields.tooDear + reference.none', []]);
    actor.send({ type: 'field.changed', change: { imageCount: 4 } });
    expect([state(), actor.getSnapshot().context.quotedCredits]).toEqual([
      'editing.fields.touched + reference.none',
      imageBatchCredits(4, false),
    ]);
    actor.send({ type: 'field.changed', change: { imageCount: 3 } });
    submit();
    actor.send({ type: 'balance.changed', availableCredits: price });
    expect([state(), actor.getSnapshot().context.availableCredits]).toEqual([
      'editing.fields.touched + reference.none',
      price,
    ]);
    submit();
    expect(create.asked).toMatchObject([{ quotedCredits: price }]);
    actor.send({ type: 'balance.changed', availableCredits: 0 });
    await create.fail(0, new ApiError({ status: 402, code: 'COINS_INSUFFICIENT', message: '' }));
    expect([state(), actor.getSnapshot().context.failure?.code]).toEqual(['refused', 'COINS_INSUFFICIENT']);
    submit();
    expect(state()).toContain('fields.tooDear');
  });

  it('says why an image could not be used, and tries again to send it', async () => {
    const { actor, clock, read, send, state } = start();
    const reference = () => actor.getSnapshot().context.reference;
    actor.send({ type: 'file.chosen', file: png });
    expect([read.asked, reference()]).toEqual([[{ file: png }], { ...none, file: png }]);
    await read.fail(0, new Error('No image'));
    expect([state(), reference().problem]).toEqual([
      'editing.fields.untouched + reference.refused',
      'referenceNotImage',
    ]);
    actor.send({ type: 'file.chosen', file: png });
    clock.increment(requestLimits.answerMs);
    expect([reference().problem, read.cancelled(1)]).toEqual(['referenceFailed', true]);
    actor.send({ type: 'upload.retried' });
    expect([state(), reference().problem]).toEqual(['editing.fields.untouched + reference.reading', null]);
    await read.answer(2, { previewUrl: 'blob:1' });
    expect([state(), send.asked]).toEqual([
      'editing.fields.untouched + reference.uploading',
      [{ file: png }],
    ]);
    await send.fail(0, networkError());
    expect([state(), reference()]).toEqual([
      'editing.fields.untouched + reference.failed',
      { ...none, file: png, previewUrl: 'blob:1', problem: 'referenceFailed' },
    ]);
  });

  it('goes with the image that was chosen last, and with none when it is removed', async () => {
    const { actor, read, send, state } = start();
    const context = () => actor.getSnapshot().context;
    actor.send({ type: 'file.chosen', file: png });
    await read.answer(0, { previewUrl: 'blob:1' });
    await send.answer(0, upload);
    expect(state()).toBe('editing.fields.untouched + reference.attached');
    expect(context().reference).toEqual({ ...none, file: png, previewUrl: 'blob:1', upload });
    actor.send({ type: 'field.changed', change: { imageCount: 2 } });
    expect(context().form).toMatchObject({ imageCount: 2, referenceImageId: 'ref-1' });
    actor.send({ type: 'file.chosen', file: png });
    expect([context().form.referenceImageId, context().reference.upload]).toEqual([null, null]);
    actor.send({ type: 'file.removed' });
    expect([state(), context().reference, read.cancelled(1)]).toEqual([
      'editing.fields.touched + reference.none',
      none,
      true,
    ]);
  });

  it.each([
    [{ type: 'field.changed', change: { imageCount: 2 } }, 'fields.touched + reference.reading'],
    [{ type: 'submission.cancelled' }, 'fields.touched + reference.reading'],
    [{ type: 'file.chosen', file: png }, 'fields.touched + reference.reading'],
    [{ type: 'file.removed' }, 'fields.touched + reference.none'],
    [{ type: 'file.chosen', file: notes }, 'fields.touched + reference.refused'],
  ] as const)('takes back on %o a submission that waits for its image', async (event, after) => {
    const { actor, read, send, create, state, submit } = start();
    actor.send({ type: 'file.chosen', file: png });
    submit();
    actor.send(event);
    expect(state()).toBe(`editing.${after}`);
    if (event.type === 'field.changed') {
      expect(actor.getSnapshot().context.form.imageCount).toBe(2);
      await read.answer(0, { previewUrl: 'blob:1' });
      await send.answer(0, upload);
    }
    expect(create.asked).toEqual([]);
  });

  it('does not submit with its image what has become too dear meanwhile', async () => {
    const price = imageBatchCredits(3, false);
    const input = { form: { imageCount: 3 }, alpha: false, availableCredits: price };
    const { actor, read, send, create, state, submit } = start(prompt, input);
    actor.send({ type: 'file.chosen', file: png });
    submit();
    actor.send({ type: 'balance.changed', availableCredits: price - 1 });
    expect(state()).toContain('awaitingReference');
    await read.answer(0, { previewUrl: 'blob:1' });
    await send.answer(0, upload);
    expect([state(), create.asked]).toEqual(['editing.fields.tooDear + reference.attached', []]);
  });

  it.each(['completed', 'failed', 'cancelled', 'outcomeUnknown', 'refused'] as const)(
    'can be changed once it is %s, which begins another',
    async (where) => {
      const ended = async () => {
        const flow = start();
        flow.submit();
        if (where === 'outcomeUnknown') flow.actor.send({ type: 'submission.cancelled' });
        else if (where === 'refused')
          await flow.create.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: '' }));
        else await flow.create.answer(0, job(where));
        const queued = ['shoot.begun', 'success jobQueuedTitle', 'jobs.outdated', 'jobs.outdated'];
        const said = { refused: [], outcomeUnknown: ['jobs.outdated'] };
        expect([flow.state(), flow.said]).toEqual([where, where in said ? Reflect.get(said, where) : queued]);
        return flow;
      };
      const { actor, create, state, submit } = await ended();
      submit();
      const keys = create.asked.map(({ idempotencyKey }) => idempotencyKey);
      expect([state(), keys]).toEqual([
        'submitting',
        ['key-1', where === 'outcomeUnknown' ? 'key-1' : 'key-2'],
      ]);
      expect(actor.getSnapshot().context.failure).toBeNull();
      const paths = [
        [{ type: 'field.changed', change: { imageCount: 2 } }, 'fields.touched + reference.none'],
        [{ type: 'file.chosen', file: png }, 'fields.untouched + reference.reading'],
        [{ type: 'file.chosen', file: notes }, 'fields.untouched + reference.refused'],
        [{ type: 'file.removed' }, 'fields.untouched + reference.none'],
      ] as const;
      for (const [event, after] of paths) {
        const flow = await ended();
        flow.actor.send(event);
        expect([flow.state(), flow.actor.getSnapshot().context.intent]).toEqual([`editing.${after}`, null]);
        if (event.type === 'field.changed') expect(flow.actor.getSnapshot().context.form.imageCount).toBe(2);
        else
          expect(flow.actor.getSnapshot().context.reference.file).toBe('file' in event ? event.file : null);
      }
    },
  );

  it('says that nobody knows the outcome when it is given up, and takes no answer then', async () => {
    const { actor, create, state, submit } = start();
    submit();
    actor.send({ type: 'submission.cancelled' });
    expect([create.cancelled(0), actor.getSnapshot().context.failure?.code]).toEqual([true, 'NETWORK_ERROR']);
    await create.answer(0, job('queued'));
    expect(state()).toBe('outcomeUnknown');
  });

  it('follows its job by whoever reads it, and no other job', async () => {
    const { actor, clock, watch, state } = await watched();
    const context = () => actor.getSnapshot().context;
    clock.increment(refreshLimits.jobsDrawerMs);
    expect([state(), watch.asked]).toEqual(['watching.asking', [{ id: 'job-1' }]]);
    await watch.fail(0, networkError());
    expect([state(), context().failure?.code]).toEqual(['watching.waiting', 'NETWORK_ERROR']);
    clock.increment(refreshLimits.jobsDrawerMs);
    await watch.answer(1, job('running'));
    expect(context().failure).toBeNull();
    actor.send({ type: 'job.changed', job: { ...job('completed'), id: 'other' } });
    expect([state(), context().job?.id]).toEqual(['watching.waiting', 'job-1']);
    clock.increment(refreshLimits.jobsDrawerMs);
    actor.send({ type: 'job.changed', job: { ...job('running'), progress: { done: 1, total: 2 } } });
    expect([state(), context().job?.progress?.done, watch.cancelled(2)]).toEqual([
      'watching.waiting',
      1,
      true,
    ]);
    actor.send({ type: 'job.changed', job: job('failed') });
    expect(state()).toBe('failed');
    actor.send({ type: 'job.changed', job: job('completed') });
    expect([state(), context().job?.status]).toEqual(['failed', 'failed']);
  });

  it('can be cancelled while it is read, says when it could not be, and leaves room for another', async () => {
    const { actor, clock, watch, cancel, said, state } = await watched();
    clock.increment(refreshLimits.jobsDrawerMs);
    actor.send({ type: 'cancel.requested' });
    expect([state(), cancel.asked, watch.cancelled(0)]).toEqual([
      'watching.cancelling',
      [{ id: 'job-1' }],
      true,
    ]);
    await cancel.fail(0, networkError());
    expect([state(), said]).toEqual(['watching.waiting', ['error cancelFailed']]);
    actor.send({ type: 'shoot.restarted' });
    expect(state()).toBe('editing.fields.untouched + reference.none');
    expect(actor.getSnapshot().context).toMatchObject({ job: null, form: { prompt } });
  });
});
