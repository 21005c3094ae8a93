import { currencies } from '@mirror-studio/domain/economy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { jobSteps } from '../testing/jobs.ts';
import { testServices } from '../testing/services.ts';
import { closeAccount } from './close.ts';
import { ensureAccount } from './grants.ts';
import { reserve } from './reservation.ts';
import { verifyLedger } from './verify.ts';

let services: Awaited<ReturnType<typeof testServices>>;
beforeAll(async () => {
  services = await testServices();
});
afterAll(() => services.close());

const close = (member: string) =>
  services.db.transaction((tx) => closeAccount(tx, member, 'demo_closed', services.clock.now()));
const ofMember = (member: string) =>
  services.db.all(
    v.object({ purpose: v.string(), currency: v.picklist(currencies), balance: whole }),
    sql`select purpose, currency, balance from studio.accounts where owner = ${member} order by purpose, currency`,
  );
const closings = (member: string) =>
  services.db.all(
    v.object({ note: v.string(), business_key: v.string(), moved: whole }),
    sql`select note, business_key, (select count(*) from studio.entries where transfer_id = t.id) as moved
      from studio.transfers t where member = ${member} and reason = 'demo_closed'`,
  );

it('gives back whatever a closed account holds, reserved or not, to where it came from, once', async () => {
  const { db, clock } = services;
  const member = crypto.randomUUID();
  await ensureAccount(services, { id: member } as never);
  await jobSteps(services).give(member, 6);
  const held = { member, jobId: crypto.randomUUID(), run: 1, credits: 4 };
  await db.transaction((tx) => reserve(tx, held, clock.now()));
  const before = await ofMember(member);
  expect(before.map(({ balance }) => balance > 0)).toEqual([true, true, true]);
  await close(member);
  const empty = before.map((account) => ({ ...account, balance: 0 }));
  expect(await ofMember(member)).toEqual(empty);
  const closing = {
    note: 'The demonstration ended: what was left of its grant went back',
    business_key: `demo_closed:${member}`,
    moved: 6,
  };
  expect(await closings(member)).toEqual([closing]);
  await close(member);
  expect(await ofMember(member)).toEqual(empty);
  expect(await closings(member)).toEqual([closing]);
  await verifyLedger(db);
});

it('writes nothing for an account that holds nothing', async () => {
  const member = crypto.randomUUID();
  await close(member);
  expect(await closings(member)).toEqual([]);
});
