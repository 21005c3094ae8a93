// How long GET /api/balance takes others while four shoots are made, against the time in peace in the same run.

import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, idempotencyHeader, type Job } from '@mirror-studio/domain/contract';
import { isUnfinished } from '@mirror-studio/domain/jobs';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { type Kind, kindsOfRun, openPlace } from './contestants.ts';
import { addPeople, type Person } from './data.ts';
import { tellMachine, verdicts } from './figures.ts';
import { timesOfOthers } from './others.ts';

const limitMs = 50;
const shoots = 4;
const imageCount = 4;
const lookMs = 250;

const { atMost } = verdicts();

/** Orders a shoot and waits until it is made. */
async function shoot(url: string, { accessToken }: Person): Promise<void> {
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': 'application/json',
    [idempotencyHeader]: crypto.randomUUID(),
  };
  const form = { ...emptyPhotoShoot, prompt: 'Salt flats at first light', imageCount };
  const body = JSON.stringify({ kind: 'image_batch', form });
  const read = async (answer: Response) => {
    const said = (await answer.json()) as { job: Job };
    if (!answer.ok) throw new Error(`A shoot was answered ${answer.status}: ${JSON.stringify(said)}`);
    return said.job;
  };
  let job = await read(await fetch(url + endpoints.createJob.path, { method: 'POST', headers, body }));
  while (isUnfinished(job.status)) {
    await wait(lookMs);
    job = await read(await fetch(`${url}/api/jobs/${job.id}`, { headers }));
  }
  if (job.status !== 'completed') throw new Error(`A shoot is ${job.status}`);
}

async function measure(kind: Kind): Promise<void> {
  const place = await openPlace(kind);
  try {
    const [someone, ...others] = await place.withDatabase((db) => addPeople(db, 1 + shoots));
    if (!someone) throw new Error('Nobody asks');
    const server = await place.serve({ VITE_ALPHA: 'true' });
    try {
      // The first `fetch` of a process loads it, and would hold up who measures.
      await (await fetch(server.url + endpoints.health.path)).arrayBuffer();
      const { peaceMs, underMs } = await timesOfOthers(
        server.url,
        someone.accessToken,
        'During four shoots',
        () => Promise.all(others.map((other) => shoot(server.url, other))),
      );
      const more = `${(underMs / peaceMs).toFixed(1)} times that in peace`;
      atMost(`${kind}, p99 of the balance during ${shoots} shoots`, underMs, limitMs, ' ms', more);
    } finally {
      await server.stop('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}

tellMachine();
for (const kind of kindsOfRun()) await measure(kind);
