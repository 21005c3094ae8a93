import { sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { audience } from '../../auth/keys/read-token.ts';
import { rememberingPerson } from '../../remembered-browsers/remembering.ts';
import { browser, newEmail, signIn, type TestServer } from '../../testing/index.ts';
import { codeOf } from '../../testing/totp.ts';

/** A token of each kind of caller; null for a visitor. */
export async function callers(server: TestServer) {
  const { db, keys } = server.services;
  if (!keys) throw new Error('The matrix is of the embedded auth service.');
  const enter = async () => (await signIn(server, newEmail())).session;
  const withProfile = async (role: string) => {
    const { access_token, user } = await enter();
    await db.run(sql`
      insert into public.user_profiles (id, display_name, use_type, terms_accepted, compliance_confirmed, role)
      values (${user.id}, 'Mara', 'artist', true, true, ${role})`);
    return { token: access_token, id: user.id };
  };
  const stepUpDue = await withFactor(server);
  const person = await withProfile('user');
  const other = await withProfile('user');
  const suspended = await enter();
  await db.run(sql`
    insert into studio.members (id, banned, first_seen_at) values (${suspended.user.id}, true, now())
    on conflict (id) do update set banned = true`);
  const left = await signIn(server);
  await left.auth.signOut({ scope: 'local' });
  const demo = await browser(server.url).auth.signInAnonymously();

  const claims = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const stranger = await generateKeyPair('ES256');
  const { alg: _, ...key } = await exportJWK(stranger.publicKey);
  return {
    person,
    other,
    stepUpDue,
    tokens: {
      visitor: null,
      incomplete: (await enter()).access_token,
      person: person.token,
      other: other.token,
      stepUpDue: stepUpDue.token,
      remembered: await remembered(server),
      suspended: suspended.access_token,
      operator: (await withProfile('operator')).token,
      administrator: (await withProfile('admin')).token,
      demonstration: demo.data.session?.access_token ?? '',
      signedOut: left.session.access_token,
      otherKey: await new SignJWT({ ...claims, aud: audience })
        .setProtectedHeader({ alg: 'ES256', jwk: key })
        .sign(stranger.privateKey),
      expired: await keys.sign({ ...claims, exp: Math.floor(server.clock.now().getTime() / 1000) - 1 }),
      otherAudience: await keys.sign({ ...claims, aud: 'somebody-else' }),
    },
  };
}
export type Role = keyof Awaited<ReturnType<typeof callers>>['tokens'];

/** Those whose token stands for nobody. */
export const nobody: ReadonlySet<Role> = new Set([
  'visitor',
  'signedOut',
  'otherKey',
  'expired',
  'otherAudience',
]);

/** Somebody with a second factor who has not proved it in their session. */
async function withFactor(server: TestServer): Promise<{ readonly token: string; readonly id: string }> {
  const email = newEmail();
  const { auth } = await signIn(server, email);
  const { data, error } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
  if (error) throw error;
  const code = codeOf(data.totp.secret, server.clock.now().getTime());
  const proved = await auth.mfa.challengeAndVerify({ factorId: data.id, code });
  if (proved.error) throw proved.error;
  server.clock.advance(60_000);
  const { access_token: token, user } = (await signIn(server, email)).session;
  await server.services.db.run(sql`insert into public.user_profiles (id) values (${user.id})`);
  return { token, id: user.id };
}

/** Somebody with a second factor in a browser that is remembered, where they have not proved it in their session either. */
export async function remembered(server: TestServer): Promise<string> {
  const person = await rememberingPerson(server);
  await person.remember();
  return (await person.signIn()).token;
}
