// Measures how long GET /api/balance takes others while a hundred people sign up at once, each from a network of their
// own, and four send a picture of 25 million pixels each. Fails when the 99th percentile is over the limit.
// A question is asked at fixed times, whether the one before was answered or not, and counts from the time it was due.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints, uploadField } from '@mirror-studio/domain/contract';
import sharp from 'sharp';
import { scratchDir, spawnServer } from './process.ts';
import { newEmail, signInAt } from './server.ts';

const limitMs = 250;
const everyMs = 25;
const restMs = 3_000;
/** The attack ends long before; nothing here runs for ever. */
const mostMs = 90_000;
const signUps = 100;
const pictures = 4;
const picturePx = 5_000;

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;

function tell(name: string, tookMs: readonly number[]): number {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  const figures = `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`;
  console.log(`${name}: ${figures} (${sorted.length} requests)`);
  return p99;
}

/** Asks for the balance at fixed times until told to stop; how long each took. */
async function measure(url: string, accessToken: string, until: Promise<unknown>): Promise<number[]> {
  const asked: Promise<number>[] = [];
  const begun = performance.now();
  const state = { over: false };
  const end = () => {
    state.over = true;
  };
  void until.then(end, end);
  while (!state.over && performance.now() - begun < mostMs) {
    const due = begun + asked.length * everyMs;
    await wait(Math.max(0, due - performance.now()));
    asked.push(
      fetch(url + endpoints.balance.path, { headers: { authorization: `Bearer ${accessToken}` } }).then(
        async (answer) => {
          await answer.arrayBuffer();
          if (answer.status !== 200) throw new Error(`The balance answered ${answer.status}`);
          return performance.now() - due;
        },
      ),
    );
  }
  return Promise.all(asked);
}

function statuses(answers: readonly Response[]): string {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return JSON.stringify(counts);
}

const data = scratchDir();
const server = await spawnServer({
  DATA_DIR: data.path,
  // The limits as they are, and a proxy in front: each sign-up comes from a network of its own.
  NETWORK_LIMIT_FACTOR: '1',
  TRUST_PROXY: '1',
});
try {
  const { url } = server;
  const side = { width: picturePx, height: picturePx };
  const picture = await sharp({ create: { ...side, channels: 3, background: '#888' } })
    .avif({ effort: 0 })
    .toBuffer();
  const someone = await signInAt(url);
  const uploaders = [];
  for (let at = 0; at < pictures; at++) uploaders.push(await signInAt(url));

  const signUp = (_: unknown, at: number) =>
    fetch(`${url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${at >> 8}.${at & 255}` },
      body: JSON.stringify({ email: newEmail(), password: 'Silver-mirror-7' }),
    });
  const upload = ({ access_token }: { access_token: string }) => {
    const form = new FormData();
    form.set(uploadField, new File([new Uint8Array(picture)], 'large.avif', { type: 'image/avif' }));
    const headers = { authorization: `Bearer ${access_token}` };
    return fetch(url + endpoints.upload.path, { method: 'POST', headers, body: form });
  };

  const [load = 0] = loadavg();
  console.log(
    `${availableParallelism()} processors, load ${load.toFixed(1)}; pictures of ${picture.length} bytes`,
  );
  tell('In peace', await measure(url, someone.access_token, wait(restMs)));
  const begun = performance.now();
  const attack = Promise.all([
    Promise.all(Array.from({ length: signUps }, signUp)),
    Promise.all(uploaders.map(upload)),
  ]);
  const p99 = tell('Under attack', await measure(url, someone.access_token, attack));
  const [signedUp, uploaded] = await attack;
  console.log(`The attack took ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  console.log(`Sign-ups answered ${statuses(signedUp)}, uploads ${statuses(uploaded)}`);
  const isOver = !(p99 <= limitMs);
  console.log(`${isOver ? '✗' : '✓'} p99 of the balance under attack: ${p99.toFixed(1)} ms of ${limitMs}`);
  process.exitCode = isOver ? 1 : 0;
} finally {
  await server.stop('SIGTERM');
  data.remove();
}
