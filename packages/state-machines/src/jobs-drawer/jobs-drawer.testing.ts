import type { Job } from '@mirror-studio/domain/contract';
import { createActor, SimulatedClock } from 'xstate';
import { stateName } from '../explore/explore.ts';
import { held } from '../testing/held.ts';
import { sampleJob } from './jobs-drawer.flow.ts';
import { provideJobsDrawer } from './jobs-drawer.machine.ts';
import type { JobsDrawerEmitted } from './jobs-drawer.types.ts';

/** The drawer, whose effects the test answers. */
export function start() {
  const clock = new SimulatedClock();
  const list = held<void, readonly Job[]>();
  const cancel = held<{ id: string }, Job>();
  const retry = held<{ id: string; idempotencyKey: string }, Job>();
  let keys = 0;
  const machine = provideJobsDrawer({
    listJobs: list.effect,
    cancelJob: cancel.effect,
    retryJob: retry.effect,
    newKey: () => `key-${++keys}`,
  });
  const actor = createActor(machine, { clock });
  const emitted: JobsDrawerEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const statuses = () => actor.getSnapshot().context.jobs?.map((job) => job.status);
  const ids = () => actor.getSnapshot().context.jobs?.map((job) => job.id);
  return {
    actor,
    clock,
    list,
    cancel,
    retry,
    emitted,
    statuses,
    ids,
    state: () => stateName(actor.getSnapshot().value),
  };
}

/** The sample of a status under an id of its own. */
export const job = (status: Job['status'], id: string): Job => ({ ...sampleJob(status), id });

/** The drawer, open, with these jobs in it. */
export async function opened(...jobs: Job[]) {
  const flow = start();
  flow.actor.send({ type: 'drawer.opened' });
  await flow.list.answer(0, jobs);
  return flow;
}
