import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { refreshLimits } from '@mirror-studio/domain/constants/refresh';
import { requestLimits } from '@mirror-studio/domain/constants/requests';
import type { Job, Upload, VideoSource } from '@mirror-studio/domain/contract';
import { ApiError, networkError } from '@mirror-studio/domain/errors';
import type { JobStatus } from '@mirror-studio/domain/jobs';
import { openingShot } from '@mirror-studio/domain/video';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { expectCovered } from '../testing/expect-covered.ts';
import { held } from '../testing/held.ts';
import { videoCanvasFlow } from './video-canvas.flow.ts';
import { provideVideoCanvas } from './video-canvas.machine.ts';
import type { OpenedVideo, VideoCanvasEvent, VideoCanvasInput, VideoRequest } from './video-canvas.types.ts';

const picture = (id: string, prompt = 'A dancer in raw silk'): VideoSource => ({
  id,
  url: `/media/${id}`,
  thumbnailUrl: `/media/${id}`,
  width: 800,
  height: 600,
  prompt,
});
const shot = { move: 'tiltUp', easing: 'linear', seconds: 9 } as const;
const job = (status: JobStatus, id = 'job-1'): Job => ({
  id,
  kind: 'video_render',
  status,
  createdAt: '2026-11-21T10:00:00Z',
  metadata: { ...shot, sourceImageId: 'picture-1' },
});
const png: File = { name: 'silk.png', type: 'image/png', size: 5 };

function start(input: VideoCanvasInput = {}) {
  const clock = new SimulatedClock();
  const upload = held<{ file: File }, Upload>();
  const source = held<{ id: string }, VideoSource>();
  const create = held<VideoRequest, Job>();
  const open = held<{ id: string }, OpenedVideo>();
  const watch = held<{ id: string }, Job>();
  const cancel = held<{ id: string }, Job>();
  let keys = 0;
  const machine = provideVideoCanvas({
    uploadPicture: upload.effect,
    readSource: source.effect,
    createJob: create.effect,
    openVideo: open.effect,
    readJob: watch.effect,
    cancelJob: cancel.effect,
    newKey: () => `key-${++keys}`,
  });
  const actor = createActor(machine, { clock, input });
  const said: unknown[] = [];
  actor.on('*', (event) => said.push('id' in event ? [event.type, event.id] : event.type));
  actor.start();
  const send = (event: VideoCanvasEvent) => actor.send(event);
  return {
    send,
    clock,
    upload,
    source,
    create,
    open,
    watch,
    cancel,
    said,
    state: () => stateName(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    withPicture: async (id = 'picture-1') => {
      send({ type: 'picture.opened', id });
      await source.answer(source.asked.length - 1, picture(id));
    },
    submit: () => send({ type: 'video.submitted' }),
  };
}

describe('photo to video', () => {
  it('goes from the picture to the finished video', async () => {
    const { clock, create, watch, state, submit, withPicture, said, send } = start();
    await withPicture();
    send({ type: 'shot.changed', change: { move: 'orbit', seconds: 4 } });
    submit();
    submit();
    expect(create.asked).toEqual([
      {
        form: {
          ...openingShot,
          move: 'orbit',
          seconds: 4,
          textPrompt: 'A dancer in raw silk',
          sourceImageId: 'picture-1',
        },
        quotedCredits: 0,
        idempotencyKey: 'key-1',
      },
    ]);
    await create.answer(0, job('queued'));
    expect(said).toContainEqual(['video.begun', 'job-1']);
    clock.increment(refreshLimits.jobsDrawerMs);
    await watch.answer(0, job('running'));
    expect(state()).toBe('watching.waiting');
    clock.increment(refreshLimits.jobsDrawerMs);
    await watch.answer(1, job('completed'));
    expect(state()).toBe('completed');
  });

  it('asks nobody without a picture, and cuts words that are too long for the job', async () => {
    const { create, state, submit, send, source, context } = start();
    submit();
    expect([state(), create.asked]).toEqual(['empty', []]);
    send({ type: 'picture.opened', id: 'picture-1' });
    submit();
    expect([state(), create.asked]).toEqual(['reading', []]);
    await source.answer(0, picture('picture-1', 'x'.repeat(photoShootLimits.promptCharacters + 1)));
    submit();
    expect(create.asked[0]?.form.textPrompt).toHaveLength(photoShootLimits.promptCharacters);
    expect(context().source?.id).toBe('picture-1');
  });

  it('sends an image of one’s own and then reads its size, and tells its id', async () => {
    const { send, upload, source, state, said } = start();
    send({ type: 'file.chosen', file: png });
    await upload.answer(0, { id: 'picture-9', url: '/media/9', name: 'silk.png', bytes: 5 });
    expect(said).toEqual([['picture.kept', 'picture-9']]);
    // The address names it then: it is not asked for twice.
    send({ type: 'picture.opened', id: 'picture-9' });
    expect(source.asked.at(-1)).toEqual({ id: 'picture-9' });
    await source.answer(source.asked.length - 1, picture('picture-9'));
    send({ type: 'picture.opened', id: 'picture-9' });
    expect(state()).toBe('editing');
  });

  it('refuses what is no image, or too large, without sending it', () => {
    const { send, upload, state, context } = start();
    send({ type: 'file.chosen', file: { name: 'notes.txt', type: 'text/plain', size: 4 } });
    expect([state(), context().problem]).toEqual(['empty', 'referenceNotImage']);
    const size = photoShootLimits.referenceBytes + 1;
    send({ type: 'file.chosen', file: { name: 'wall.png', type: 'image/png', size } });
    expect(context().problem).toBe('referenceTooLarge');
    expect(upload.asked).toEqual([]);
  });

  it('offers to send an image again, and takes none back in its place', async () => {
    const { send, upload, state, clock } = start();
    send({ type: 'file.chosen', file: png });
    clock.increment(requestLimits.uploadMs);
    expect([state(), upload.cancelled(0)]).toEqual(['uploadFailed', true]);
    send({ type: 'upload.retried' });
    await upload.fail(1, networkError());
    expect(state()).toBe('uploadFailed');
    send({ type: 'picture.removed' });
    expect(state()).toBe('empty');
  });

  it('asks for no video above the balance, and asks again when that has changed', async () => {
    const { send, create, submit, state, withPicture, context } = start({
      alpha: false,
      availableCredits: 11,
    });
    await withPicture();
    expect(context().quotedCredits).toBe(12);
    submit();
    expect([state(), create.asked]).toEqual(['tooDear', []]);
    send({ type: 'balance.changed', availableCredits: 12 });
    submit();
    expect(create.asked).toMatchObject([{ quotedCredits: 12 }]);
  });

  it('keeps one key while the outcome is unknown, and takes a new one for another shot', async () => {
    const { clock, send, create, state, submit, withPicture } = start();
    await withPicture();
    submit();
    clock.increment(requestLimits.answerMs);
    expect(state()).toBe('outcomeUnknown');
    submit();
    await create.fail(1, networkError());
    send({ type: 'shot.changed', change: { seconds: 3 } });
    submit();
    await create.fail(2, new ApiError({ status: 422, code: 'INPUT_INVALID', message: 'No' }));
    expect(state()).toBe('refused');
    submit();
    const keys = create.asked.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
  });

  it('takes a new key for another picture', async () => {
    const { send, create, submit, withPicture } = start();
    await withPicture();
    submit();
    send({ type: 'submission.cancelled' });
    await withPicture('picture-2');
    submit();
    expect(create.asked).toMatchObject([
      { idempotencyKey: 'key-1', form: { sourceImageId: 'picture-1' } },
      { idempotencyKey: 'key-2', form: { sourceImageId: 'picture-2' } },
    ]);
  });

  it('opens a video with its shot and its picture, once', async () => {
    const { send, open, state, context } = start();
    send({ type: 'video.opened', id: 'job-1' });
    await open.answer(0, { job: job('completed'), source: picture('picture-1') });
    expect([state(), context().shot, context().source?.id]).toEqual(['completed', shot, 'picture-1']);
    send({ type: 'video.opened', id: 'job-1' });
    expect(open.asked).toHaveLength(1);
    send({ type: 'video.closed' });
    expect([state(), context().job]).toEqual(['editing', null]);
  });

  it('shows a video whose picture is gone, and asks for another picture', async () => {
    const { send, open, state, submit, context } = start();
    send({ type: 'video.opened', id: 'job-1' });
    await open.answer(0, { job: job('completed'), source: null });
    submit();
    expect([state(), context().job?.id]).toEqual(['completed', 'job-1']);
    send({ type: 'shot.changed', change: { seconds: 3 } });
    expect([state(), context().shot.seconds]).toEqual(['completed', 3]);
    send({ type: 'video.closed' });
    expect(state()).toBe('empty');
  });

  it('takes no shoot for a video', async () => {
    const { send, open, state, context } = start();
    send({ type: 'video.opened', id: 'job-1' });
    await open.answer(0, { job: { ...job('completed'), kind: 'image_batch' }, source: null });
    expect([state(), context().failure?.code]).toEqual(['notOpened', 'NOT_FOUND']);
  });

  it('cancels the job, and goes on watching when it cannot', async () => {
    const { send, create, cancel, state, submit, withPicture } = start();
    await withPicture();
    submit();
    await create.answer(0, job('running'));
    send({ type: 'cancel.requested' });
    await cancel.fail(0, networkError());
    expect(state()).toBe('watching.waiting');
    send({ type: 'cancel.requested' });
    await cancel.answer(1, job('cancelled'));
    expect(state()).toBe('cancelled');
  });

  it('begins another while one is watched: that one goes on by itself', async () => {
    const { send, create, state, submit, withPicture, context } = start();
    await withPicture();
    submit();
    await create.answer(0, job('running'));
    send({ type: 'shot.changed', change: { move: 'drift' } });
    expect([state(), context().job, context().source?.id]).toEqual(['editing', null, 'picture-1']);
  });

  it('is explored whole', () =>
    expectCovered(videoCanvasFlow, {
      editable: 'editing tooDear refused outcomeUnknown notOpened completed failed cancelled',
      pending: 'submitting',
      watching: 'watching',
    }));
});
