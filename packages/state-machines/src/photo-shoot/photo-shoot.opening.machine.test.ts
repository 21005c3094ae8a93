import { requestLimits } from '@mirror-studio/domain/constants/requests';
import { ApiError } from '@mirror-studio/domain/errors';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { describe, expect, it } from 'vitest';
import { job, png, prompt, start, upload } from './photo-shoot.testing.ts';

const notFound = new ApiError({ status: 404, code: 'NOT_FOUND', message: '' });
const settings = { prompt: 'Salt flats', imageCount: 7, style: 'noir', referenceImageId: upload.id } as const;
const former = { ...job('completed'), id: 'former', metadata: settings, reference: upload };

/** A photo shoot whose address names one. */
function opened(text = '', id = 'job-1') {
  const flow = start(text);
  const context = () => flow.actor.getSnapshot().context;
  flow.actor.send({ type: 'shoot.opened', id });
  return { ...flow, context };
}

describe('photo shoot, opened by its address', () => {
  it('is watched on, with its words and its settings in the form', async () => {
    const { watch, state, context } = opened();
    expect([state(), watch.asked]).toEqual(['opening', [{ id: 'job-1' }]]);
    await watch.answer(0, { ...job('running'), metadata: settings, reference: upload });
    expect(state()).toBe('watching.waiting');
    expect(context().form).toEqual({ ...emptyPhotoShoot, ...settings });
    expect(context().reference).toEqual({ file: null, previewUrl: upload.url, upload, problem: null });
    expect(context().isDraft).toBe(false);
  });

  it('is begun again with the reference image that it had, and without one that is gone', async () => {
    const { watch, create, submit } = opened('', 'former');
    await watch.answer(0, former);
    submit();
    expect(create.asked).toMatchObject([{ form: settings }]);
    const later = opened('', 'former');
    await later.watch.answer(0, { ...former, reference: null });
    later.submit();
    expect(later.create.asked).toMatchObject([{ form: { referenceImageId: null } }]);
  });

  it('begins with a reference image that was sent before, which goes with the shoot', () => {
    const { actor, create, submit } = start(prompt, { reference: upload });
    const { reference } = actor.getSnapshot().context;
    expect(reference).toEqual({ file: null, previewUrl: upload.url, upload, problem: null });
    submit();
    expect(create.asked).toMatchObject([{ form: { prompt, referenceImageId: upload.id } }]);
  });

  it.each([
    ['a prompt from before', prompt, () => {}],
    [
      'a prompt that is typed meanwhile',
      '',
      ({ actor }: ReturnType<typeof opened>) => actor.send({ type: 'field.changed', change: { prompt } }),
    ],
  ])('leaves %s in the form', async (_, text, meanwhile) => {
    const flow = opened(text);
    meanwhile(flow);
    await flow.watch.answer(0, former);
    expect([flow.state(), flow.context().form.prompt, flow.context().job?.id]).toEqual([
      'completed',
      prompt,
      'former',
    ]);
  });

  it('sends on a reference image that was under way, before it goes with the shoot', async () => {
    const { actor, read, send, watch, create, state, submit } = start();
    actor.send({ type: 'file.chosen', file: png });
    actor.send({ type: 'shoot.opened', id: 'former' });
    expect(read.cancelled(0)).toBe(true);
    await watch.answer(0, former);
    submit();
    expect(state()).toBe('editing.fields.awaitingReference + reference.reading');
    await read.answer(1, { previewUrl: 'blob:1' });
    await send.answer(0, upload);
    expect(create.asked).toMatchObject([{ form: { prompt, referenceImageId: upload.id } }]);
  });

  it.each([
    ['does not exist', ({ watch }: ReturnType<typeof opened>) => watch.fail(0, notFound), 'NOT_FOUND'],
    [
      'is a video',
      ({ watch }: ReturnType<typeof opened>) => watch.answer(0, { ...former, kind: 'video_render' as const }),
      'NOT_FOUND',
    ],
    [
      'does not come',
      async ({ clock }: ReturnType<typeof opened>) => clock.increment(requestLimits.answerMs),
      'NETWORK_ERROR',
    ],
  ])('says it when it %s, keeps what was typed, and can be asked again', async (_, answered, code) => {
    const flow = opened(prompt);
    await answered(flow);
    expect([flow.state(), flow.context().failure?.code, flow.context().job]).toEqual([
      'notOpened',
      code,
      null,
    ]);
    expect(flow.context().form.prompt).toBe(prompt);
    flow.actor.send({ type: 'shoot.opened', id: 'job-1' });
    expect([flow.state(), flow.context().failure]).toEqual(['opening', null]);
  });

  it('gives way to the former one by Back, and its form with it', async () => {
    const { actor, create, watch, said, state, submit } = start();
    submit();
    await create.answer(0, job('completed'));
    expect(said).toContain('shoot.begun');
    actor.send({ type: 'shoot.opened', id: 'job-1' });
    expect([state(), watch.asked]).toEqual(['completed', []]);
    actor.send({ type: 'shoot.opened', id: 'former' });
    await watch.answer(0, former);
    expect(actor.getSnapshot().context.form.prompt).toBe(settings.prompt);
  });

  it.each(['opening', 'watching', 'completed', 'notOpened'])('is put away from %s', async (where) => {
    const { actor, watch, state, context } = opened();
    if (where === 'notOpened') await watch.fail(0, notFound);
    else if (where !== 'opening')
      await watch.answer(0, { ...former, status: where === 'watching' ? 'running' : 'completed' });
    expect(state()).toContain(where);
    actor.send({ type: 'shoot.closed' });
    expect(state()).toBe('editing.fields.untouched + reference.none');
    expect(context()).toMatchObject({ job: null, form: emptyPhotoShoot });
  });

  it('waits for the answer to one that is submitted, and is not sent twice for it', async () => {
    const { actor, create, watch, state, submit } = start();
    submit();
    actor.send({ type: 'shoot.opened', id: 'former' });
    actor.send({ type: 'shoot.closed' });
    expect([state(), watch.asked]).toEqual(['submitting', []]);
    actor.send({ type: 'submission.cancelled' });
    actor.send({ type: 'shoot.opened', id: 'former' });
    await watch.answer(0, former);
    submit();
    expect(create.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });
});
