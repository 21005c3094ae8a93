// Measures how long GET /api/balance takes others while a hundred people sign up at once, each from a network of their
// own, and four send a picture of 25 million pixels each. Fails when the 99th percentile is over the limit.
// A question is asked at fixed times, whether the one before was answered or not, and counts from the time it was due.
import { endpoints, uploadField } from '@mirror-studio/domain/contract';
import sharp from 'sharp';
import { scratchDir, spawnServer } from '../process.ts';
import { newEmail, signInAt } from '../server.ts';
import { tellMachine, verdicts } from './figures.ts';
import { timesOfOthers } from './others.ts';

const limitMs = 250;
const signUps = 100;
const pictures = 4;
const picturePx = 5_000;

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
  const uploaders: { access_token: string }[] = [];
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

  tellMachine();
  let begun = 0;
  let answers: Response[][] = [];
  const { underMs } = await timesOfOthers(url, someone.access_token, 'Under attack', async () => {
    begun = performance.now();
    answers = await Promise.all([
      Promise.all(Array.from({ length: signUps }, signUp)),
      Promise.all(uploaders.map(upload)),
    ]);
    console.log(`The attack took ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  });
  const [signedUp = [], uploaded = []] = answers;
  console.log(`Sign-ups answered ${statuses(signedUp)}, uploads ${statuses(uploaded)}`);
  verdicts().atMost('p99 of the balance under attack', underMs, limitMs, ' ms');
} finally {
  await server.stop('SIGTERM');
  data.remove();
}
