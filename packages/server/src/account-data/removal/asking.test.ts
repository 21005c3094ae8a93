import { accountDataEndpoints as endpoints } from '@mirror-studio/domain/contract';
import { errorMessage } from '@mirror-studio/domain/errors';
import { emptyPhotoShoot } from '@mirror-studio/domain/photo-shoot';
import { mail } from '@mirror-studio/domain/texts/en/mail';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { mail as spanishMail } from '@mirror-studio/domain/texts/es/mail';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, signIn, type TestServer } from '../../testing/index.ts';
import { askRemoval, kindsOf, startRemovals, waitMs } from '../testing/removals.ts';
import { exportIn, newExport, provedAt, type Somebody, somebody, words } from '../testing/somebody.ts';

let removals: Awaited<ReturnType<typeof startRemovals>>;
let server: TestServer;
beforeAll(async () => {
  removals = await startRemovals();
  server = removals.server;
});
afterAll(() => removals.close());

const keep = (who: Somebody) => who.ask('POST', endpoints.keepAccount.path);

describe('asking for the removal of an account', () => {
  it('needs its address, and the second factor where there is one', async () => {
    const person = await somebody(server, { shoots: false });
    const wrong = await askRemoval(person, { address: 'mara@example.test' });
    expect(wrong).toMatchObject({
      status: 422,
      body: { error: { field: 'address' }, message: refusals.addressNotTheirs },
    });
    const { data } = await person.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    await server.services.db.run(
      sql`update studio_auth.factors set status = 'verified' where id = ${data?.id ?? ''}`,
    );
    expect(await askRemoval(person)).toMatchObject({
      status: 403,
      body: { error: { code: 'insufficient_aal' } },
    });
    await server.services.db.run(
      sql`update studio_auth.sessions set aal = 'aal2', amr = ${provedAt(server.clock.now())} where user_id = ${person.id}`,
    );
    expect((await askRemoval(person, { address: ` ${person.email.toUpperCase()} ` })).status).toBe(200);
  });

  it('closes it at once, mails the date, and a second time leaves the first date', async () => {
    const person = await somebody(server);
    const form = { ...emptyPhotoShoot, prompt: words.prompt, imageCount: 10 };
    const job = (await person.ask('POST', '/api/jobs', { kind: 'image_batch', form })).body['job'] as {
      id: string;
    };
    expect((await fetch(server.url + person.proof)).status).toBe(200);
    server.clock.advance(1_000);
    const { body } = await askRemoval(person, { language: 'es' });
    expect(Date.parse(body['removedAt'] as string) - Date.parse(body['requestedAt'] as string)).toBe(waitMs);
    const message = await server.lastMessage(person.email);
    expect(message.subject.startsWith(spanishMail.deletionAskedSubject.split('{{')[0] ?? '')).toBe(true);
    expect(message.subject).not.toContain('{{');
    server.clock.advance(1_000);
    expect((await askRemoval(person)).body).toEqual(body);
    expect((await person.ask('GET', `/api/jobs/${job.id}`)).body).toMatchObject({
      job: { status: 'cancelled' },
    });
    expect((await fetch(server.url + person.proof)).status).toBe(404);
    const refused = await person.ask('POST', '/api/jobs', { kind: 'image_batch', form });
    expect(refused).toMatchObject({ status: 403, body: { message: errorMessage('ACCOUNT_CLOSING') } });
    const table = await fetch(`${server.url}/rest/v1/user_profiles?id=eq.${person.id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ display_name: 'Other' }),
    });
    expect(table.status).toBe(403);
    expect((await person.ask('GET', '/api/user/flags')).body).toEqual({
      banned: false,
      removedAt: body['removedAt'],
    });
    // What is one's own can still be taken along.
    expect((await person.ask('POST', endpoints.requestExport.path, newExport)).status).toBe(202);
    await exportIn(person.ask, 'ready');
    expect(await kindsOf(person)).toEqual(expect.arrayContaining(['deletion_requested']));
  });

  it('is taken back by whoever signs in before its day, and everything is as it was', async () => {
    const person = await somebody(server);
    await askRemoval(person);
    server.clock.advance(waitMs - 60_000);
    await removals.sweep();
    const { session } = await signIn(server, person.email);
    const back = { ...person, ask: asker(server.url, session.access_token) };
    server.clock.advance(1_000);
    expect((await keep(back)).status).toBe(200);
    expect((await server.lastMessage(person.email)).subject).toBe(mail.deletionKeptSubject);
    expect((await back.ask('POST', '/api/coins/exchange', { coins: 10 })).status).toBe(200);
    expect((await kindsOf(back))[0]).toBe('deletion_cancelled');
    expect((await keep(back)).status).toBe(200);
    server.clock.advance(waitMs);
    await removals.sweep();
    expect(await removals.rowCount(sql`studio.members where id = ${person.id}`)).toBe(1);
  });
});
