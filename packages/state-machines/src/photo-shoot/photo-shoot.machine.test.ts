import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import { describe, expect, it } from 'vitest';
import { expectCovered } from '../testing/expect-covered.ts';
import { photoShootFlow } from './photo-shoot.flow.ts';
import { job, png, prompt, start, upload } from './photo-shoot.testing.ts';

describe('photo shoot', () => {
  it('goes from the form to the finished job', async () => {
    const { clock, create, watch, state, submit } = start();
    submit();
    submit();
    expect(create.asked).toMatchObject([
      { form: { prompt, referenceImageId: null }, idempotencyKey: 'key-1' },
    ]);
    await create.answer(0, job('queued'));
    expect(state()).toBe('watching.waiting');
    clock.increment(refreshLimits.jobsDrawerMs);
    await watch.answer(0, job('running'));
    clock.increment(refreshLimits.jobsDrawerMs);
    await watch.answer(1, job('completed'));
    expect(state()).toBe('completed');
  });

  it.each(['', ' '.repeat(5), 'x'.repeat(photoShootLimits.promptCharacters + 1), 'x'.repeat(20_000)])(
    'asks nobody with a prompt that cannot be sent, and keeps it',
    (text) => {
      const { actor, create, state, submit } = start(text);
      submit();
      expect(state()).toContain('fields.invalid');
      expect(create.asked).toEqual([]);
      expect(actor.getSnapshot().context.form.prompt).toBe(text);
    },
  );

  it.each([0, 11, 1.5])('asks nobody for %d images', (imageCount) => {
    const { actor, create, submit } = start();
    actor.send({ type: 'field.changed', change: { imageCount } });
    submit();
    expect(create.asked).toEqual([]);
    expect(actor.getSnapshot().context.problems.imageCount).toBe('imageCountOutOfRange');
  });

  it('waits for a reference image that is under way, then submits with it', async () => {
    const { actor, read, send, create, state, submit } = start();
    actor.send({ type: 'file.chosen', file: png });
    submit();
    expect(state()).toContain('awaitingReference');
    await read.answer(0, { previewUrl: 'blob:1' });
    await send.answer(0, upload);
    expect(create.asked).toMatchObject([{ form: { referenceImageId: 'ref-1' } }]);
  });

  it('gives the form back when the awaited image cannot be sent', async () => {
    const { actor, clock, read, send, create, state, submit } = start();
    actor.send({ type: 'file.chosen', file: png });
    submit();
    await read.answer(0, { previewUrl: 'blob:1' });
    clock.increment(requestLimits.uploadMs);
    expect(send.cancelled(0)).toBe(true);
    expect(state()).toBe('editing.fields.invalid + reference.failed');
    expect(create.asked).toEqual([]);
  });

  it('refuses what is no image, or too large, without reading it', () => {
    const { actor, read } = start();
    const wall: File = { name: 'wall.png', type: 'image/png', size: photoShootLimits.referenceBytes + 1 };
    const notes: File = { name: 'notes.txt', type: 'text/plain', size: 4 };
    actor.send({ type: 'file.chosen', file: notes });
    expect(actor.getSnapshot().context.reference.problem).toBe('referenceNotImage');
    actor.send({ type: 'file.chosen', file: wall });
    expect(actor.getSnapshot().context.reference.problem).toBe('referenceTooLarge');
    expect(read.asked).toEqual([]);
  });

  it('does not quietly leave out an image that was refused', () => {
    const { actor, create, state, submit } = start();
    actor.send({ type: 'file.chosen', file: { name: 'notes.txt', type: 'text/plain', size: 4 } });
    submit();
    expect(state()).toBe('editing.fields.invalid + reference.refused');
    actor.send({ type: 'file.removed' });
    submit();
    expect(create.asked).toHaveLength(1);
  });

  it('keeps one key while the outcome is unknown, and takes a new one for another form', async () => {
    const { actor, clock, create, state, submit } = start();
    submit();
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('outcomeUnknown');
    submit();
    await create.fail(1, networkError());
    actor.send({ type: 'field.changed', change: { imageCount: 2 } });
    submit();
    await create.fail(2, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect(state()).toBe('refused');
    submit();
    expect(create.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
      'key-3',
    ]);
  });

  it('sends what was sent before a reload under the same key, and another form under a new one', async () => {
    const { actor, create, submit } = start(prompt, { idempotencyKey: 'key-before' });
    submit();
    await create.fail(0, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    submit();
    expect(create.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-before', 'key-1']);
    actor.stop();
    const another = start(prompt, { idempotencyKey: 'key-before' });
    another.actor.send({ type: 'field.changed', change: { imageCount: 2 } });
    another.submit();
    expect(another.create.asked).toMatchObject([{ idempotencyKey: 'key-1' }]);
  });

  it('cancels the job, and goes on watching when it cannot', async () => {
    const { actor, create, cancel, state, submit } = start();
    submit();
    await create.answer(0, job('running'));
    actor.send({ type: 'cancel.requested' });
    await cancel.fail(0, networkError());
    expect(state()).toBe('watching.waiting');
    actor.send({ type: 'cancel.requested' });
    await cancel.answer(1, job('cancelled'));
    expect(state()).toBe('cancelled');
  });

  it('is explored whole', () =>
    expectCovered(
      photoShootFlow,
      {
        editable: 'editing refused outcomeUnknown opening notOpened completed failed cancelled',
        pending: 'editing.fields.awaitingReference submitting watching.cancelling',
        watching: 'watching',
      },
      ['photoShoot.editing.reference.reading'],
    ));
});
