// Measures how long GET /api/balance takes twenty others while one member repeats a call, thirty at a time for two seconds: every
// call of the contract, one after the other, by somebody who has thousands of pictures, jobs and prompts, and is limited as anybody
// is. Names each call under which one in a hundred of those answers takes more than half of the limit, and fails past the limit.
import { type Endpoint, endpoints, idempotencyHeader } from '@mirror-studio/domain/contract';
import { sql } from 'drizzle-orm';
import { somebodyWithEverything } from '../../composition/access/belongings.ts';
import { addressOf, type EndpointName, ofOthers } from '../../composition/access/of-others.ts';
import { newEmail, signInAt, startTestServer } from '../server.ts';
import { fillLibrary, fillPrompts } from './data.ts';
import { percentile, tellMachine, verdicts } from './figures.ts';
import { clientPool, perSecond, timesOf } from './load.ts';
import { requestOf } from './operations.ts';

const limitMs = 250;
const ofEach = 5_000;
const atOnce = 30;
const burstMs = 2_000;
const otherPeople = 20;
const everyMs = 10;

const server = await startTestServer();
const others: { accessToken: string }[] = [];
while (others.length < otherPeople) {
  const { access_token: accessToken } = await signInAt(server.url, newEmail('other'));
  others.push({ accessToken });
}
const clients = clientPool(server.url);
let asked = 0;
const askBalance = () => {
  const person = others[asked++ % others.length];
  return person ? clients.send(requestOf('balance', person)) : Promise.resolve();
};

/** Somebody who has one of everything, and thousands of what one makes. */
async function member() {
  const { who, has } = await somebodyWithEverything(server);
  await fillLibrary(server.services.db, who.id, { jobs: ofEach, pictures: ofEach });
  await fillPrompts(server.services.db, who.id, ofEach, sql`''`);
  const { data } = await who.auth.getSession();
  return { has, token: data.session?.access_token ?? '' };
}

function requestOfEndpoint(name: EndpointName, { has, token }: Awaited<ReturnType<typeof member>>) {
  const endpoint: Endpoint = endpoints[name];
  const sample = ofOthers[name];
  const asked = typeof sample === 'function' ? sample(has) : {};
  const path = addressOf(endpoint.path, asked).replace(/\{\w+\}/g, 'none');
  const body = asked.body ?? endpoint.docs.sample.request;
  return () =>
    clients.ask({
      method: endpoint.method,
      path,
      headers: { authorization: `Bearer ${token}`, [idempotencyHeader]: crypto.randomUUID() },
      ...(endpoint.method !== 'GET' && { body: body ?? {} }),
    });
}

tellMachine();
const { atMost } = verdicts();
let who = await member();
const isReading = (name: EndpointName) => (endpoints[name].method === 'GET' ? 0 : 1);
const names = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => endpoints[name].request !== 'upload')
  .toSorted((a, b) => isReading(a) - isReading(b));
let slowest = { name: '', ms: 0 };
// A process that has just begun is slow by itself.
await perSecond(burstMs, atOnce, askBalance);
for (const name of names) {
  const ask = requestOfEndpoint(name, who);
  const counts: Record<string, number> = {};
  const until = perSecond(burstMs, atOnce, async () => {
    const status = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  });
  const ms = percentile(await timesOf(askBalance, { everyMs, mostMs: 60_000, until }), 0.99);
  if (ms > slowest.ms) slowest = { name, ms };
  if (ms > limitMs / 2) console.log(`${name}: ${ms.toFixed(0)} ms; answered ${JSON.stringify(counts)}`);
  // Some calls end the session, or the account.
  if ((await requestOfEndpoint('balance', who)()) !== 200) who = await member();
}
atMost(`the balance of others, slowest under ${slowest.name}`, slowest.ms, limitMs, ' ms');
clients.close();
await server.close();
