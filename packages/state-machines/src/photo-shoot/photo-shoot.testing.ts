import type { Job, Upload } from '@mirror-studio/domain/contract';
import type { JobStatus } from '@mirror-studio/domain/jobs';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { held } from '../testing/held.ts';
import { providePhotoShoot } from './photo-shoot.machine.ts';
import type { PhotoShootInput, PhotoShootRequest } from './photo-shoot.types.ts';

export const prompt = 'A dancer in raw silk';
export const job = (status: JobStatus): Job => ({
  id: 'job-1',
  kind: 'image_batch',
  status,
  createdAt: '2026-11-21T10:00:00Z',
  metadata: { prompt },
});
export const upload: Upload = { id: 'ref-1', url: '/media/ref-1', name: 'silk.png', bytes: 5 };
export const png: File = { name: 'silk.png', type: 'image/png', size: 5 };

/** A photo shoot, whose effects the test answers. */
export function start(text = prompt, input: PhotoShootInput = {}) {
  const clock = new SimulatedClock();
  const read = held<{ file: File }, { previewUrl: string }>();
  const send = held<{ file: File }, Upload>();
  const create = held<PhotoShootRequest, Job>();
  const watch = held<{ id: string }, Job>();
  const cancel = held<{ id: string }, Job>();
  let keys = 0;
  const machine = providePhotoShoot({
    readReference: read.effect,
    uploadReference: send.effect,
    createJob: create.effect,
    readJob: watch.effect,
    cancelJob: cancel.effect,
    newKey: () => `key-${++keys}`,
  });
  const actor = createActor(machine, {
    clock,
    input: { ...input, form: { prompt: text, ...input.form } },
  });
  const said: string[] = [];
  actor.on('*', (event) =>
    said.push(event.type === 'notice.raised' ? `${event.notice.tone} ${event.notice.title.key}` : event.type),
  );
  actor.start();
  const state = () => stateName(actor.getSnapshot().value);
  const submit = () => actor.send({ type: 'shoot.submitted' });
  return { actor, clock, read, send, create, watch, cancel, said, state, submit };
}
