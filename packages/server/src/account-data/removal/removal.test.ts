import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { accountRemovalLimits } from '@mirror-studio/domain/constants/account';
import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../ledger/index.ts';
import { dyingAt } from '../../testing/dying.ts';
import { asker, browser, signIn, type TestServer, testClock } from '../../testing/index.ts';
import { codeInText } from '../../testing/mail-codes.ts';
import { askRemoval, startRemovals, waitMs } from '../testing/removals.ts';
import { exportIn, newExport, type Somebody, somebody, words } from '../testing/somebody.ts';

let removals: Awaited<ReturnType<typeof startRemovals>>;
let server: TestServer;
beforeAll(async () => {
  removals = await startRemovals();
  server = removals.server;
});
afterAll(() => removals.close());

const saidOf = (who: Somebody) => [who.id, who.email, ...Object.values(words)];

describe('an account whose days are over', () => {
  it('leaves no trace of the person in any column of any table or in any file', async () => {
    const person = await somebody(server);
    const other = await somebody(server, { shoots: false });
    await server.services.db.run(
      sql`update studio.prompts set forked_author = ${person.id} where member = ${other.id}`,
    );
    await person.ask('POST', endpoints.requestExport.path, newExport);
    await exportIn(person.ask, 'ready');
    await server.services.background.idle();
    const archive = await person.ask('POST', '/api/gallery/archives', { ids: person.media });
    expect(archive.status).toBe(201);
    await askRemoval(person);
    await server.services.background.idle();
    // The search finds what is there to be found.
    const before = await removals.traces([person.id, person.email]);
    expect(before.length).toBeGreaterThan(20);
    expect(before).toEqual(expect.arrayContaining([expect.stringContaining(removals.mediaDir)]));
    server.clock.advance(waitMs);
    await removals.sweep();
    await server.services.background.idle();
    expect((await server.lastMessage(person.email)).subject).toBe(mail.deletionDoneSubject);
    server.clock.advance(accountRemovalLimits.settleMs);
    await removals.sweep();
    expect(await removals.traces([person.id, person.email])).toEqual([]);
    expect(existsSync(join(removals.mediaDir, person.id))).toBe(false);
    expect(await removals.rowCount(sql`studio.prompts where member = ${other.id}`)).toBe(1);
    const again = await signIn(server, person.email);
    expect(again.user.id).not.toBe(person.id);
  });

  it('leaves none of their words, where nobody else has written them', async () => {
    const own = await startRemovals();
    try {
      // As where a role has the name of a schema: that one is looked in first.
      await own.server.services.db.run(sql`set search_path = studio, studio_auth, public`);
      const person = await somebody(own.server);
      await askRemoval(person);
      await own.server.services.background.idle();
      expect((await own.traces(saidOf(person))).length).toBeGreaterThan(30);
      own.server.clock.advance(waitMs);
      await own.removeAll();
      expect(await own.traces(saidOf(person))).toEqual([]);
    } finally {
      await own.close();
    }
  });

  it('cannot be taken back any more, nor signed in to', async () => {
    const person = await somebody(server, { shoots: false });
    await askRemoval(person);
    server.clock.advance(waitMs);
    await removals.sweep();
    expect((await person.auth.refreshSession()).error).not.toBeNull();
    await removals.removeAll();
    expect(await removals.rowCount(sql`studio.account_deletions where member = ${person.id}`)).toBe(0);
  });

  it('is removed by whoever comes next, wherever the server was killed', { timeout: 240_000 }, async () => {
    const person = await somebody(server);
    await askRemoval(person);
    // A clock of its own: by the clock of the server, whose sweeper runs every minute, nothing is due.
    const later = testClock(server.clock.now());
    later.advance(waitMs);
    await removals.sweep(server.services.db, later);
    later.advance(accountRemovalLimits.settleMs);
    let kills = 0;
    for (let at = 1; ; at++) {
      const killed = dyingAt(server.services.db, at);
      const failed = await removals.sweep(killed.db, later).then(
        () => false,
        () => true,
      );
      if (!failed) break;
      kills += 1;
      await verifyLedger(server.services.db);
    }
    expect(kills).toBeGreaterThan(20);
    expect(await removals.traces([person.id, person.email])).toEqual([]);
  });

  it('of somebody without an address is named by its number, of which no trace is left either', async () => {
    const phone = '+34600123456';
    const { auth } = browser(server.url);
    await auth.signInWithOtp({ phone });
    const token = codeInText((await server.lastMessage(phone)).body);
    const { data } = await auth.verifyOtp({ phone, token, type: 'sms' });
    const call = asker(server.url, data.session?.access_token ?? '');
    // Other numbers that they want, and have not proved.
    const [left, wanted] = ['+34600999777', '+34600999888'];
    for (const other of [left, wanted]) {
      expect((await auth.updateUser({ phone: other })).error).toBeNull();
      await server.services.background.idle();
      server.clock.advance(60_000);
      expect(await removals.traces([other.slice(1)])).not.toEqual([]);
    }
    const close = (address: string) =>
      call('POST', endpoints.deleteAccount.path, { address, language: 'en' });
    expect((await close('+34 600 123 457')).status).toBe(422);
    expect((await close('+34 600 123 456')).status).toBe(200);
    server.clock.advance(waitMs);
    await removals.sweep();
    server.clock.advance(accountRemovalLimits.settleMs);
    await removals.sweep();
    expect(
      await removals.traces(
        [phone, left, wanted].map((number) => number.slice(1)).concat(data.user?.id ?? ''),
      ),
    ).toEqual([]);
  });

  it('is removed once by two servers at once', async () => {
    const person = await somebody(server);
    await askRemoval(person);
    server.clock.advance(waitMs);
    const before = await removals.rowCount(sql`studio.removed_accounts`);
    await Promise.all([removals.sweep(), removals.sweep(), removals.sweep()]);
    server.clock.advance(accountRemovalLimits.settleMs);
    await Promise.all([removals.sweep(), removals.sweep(), removals.sweep()]);
    expect(await removals.rowCount(sql`studio.removed_accounts`)).toBe((before ?? 0) + 1);
    await server.services.background.idle();
    expect(await removals.traces([person.id])).toEqual([]);
    await verifyLedger(server.services.db);
  });
});
