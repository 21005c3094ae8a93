import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { endpoints } from '@mirror-studio/domain/contract';
import { profileTable } from '@mirror-studio/domain/profile';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig, StartError } from '../config/index.ts';
import { newEmail, scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { webApp } from './web-app.ts';

let server: TestServer;
let scratch: ReturnType<typeof scratchDir>;
beforeAll(async () => {
  scratch = scratchDir();
  const app = join(scratch.path, 'app');
  mkdirSync(join(app, 'assets'), { recursive: true });
  writeFileSync(join(app, 'index.html'), '<!doctype html><title>The studio</title>');
  writeFileSync(join(app, 'assets/main-abc123.js'), 'export {}');
  writeFileSync(join(app, 'sw.js'), 'self.skipWaiting()');
  writeFileSync(join(app, 'assets/main-abc123.js.br'), brotliCompressSync('export { compressed }'));
  writeFileSync(join(scratch.path, 'secret.txt'), 'not served');
  server = await startTestServer({ appDir: app });
});
afterAll(async () => {
  await server.close();
  scratch.remove();
});

const page = { headers: { accept: 'text/html,*/*' } };

/** A request as it is, without a client that tidies its path or host. */
function raw(path: string, host: string): Promise<{ status: number; body: string }> {
  const { port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host } }, (answer) => {
      let body = '';
      answer.on('data', (data: Buffer) => {
        body += data.toString();
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

test('no answer about a person is stored on its way, refusals included', async () => {
  const { session } = await signIn(server);
  const paths = ['/auth/v1/user', `/rest/v1/${profileTable}`, endpoints.userFlags.path, '/api/none'];
  for (const authorization of [`Bearer ${session.access_token}`, 'Bearer none']) {
    const answers = await Promise.all(
      paths.map((path) => fetch(server.url + path, { headers: { authorization } })),
    );
    for (const { headers, url } of answers)
      expect([url, headers.get('cache-control')]).toEqual([url, expect.stringContaining('no-store')]);
  }
});

test('every path of the app gives its page, under a policy that lets nothing foreign in', async () => {
  for (const path of ['/', '/dashboard/photoshoot', '/auth/callback?code=x']) {
    const answer = await fetch(server.url + path, page);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('The studio');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const known = { 'if-none-match': answer.headers.get('etag') ?? '' };
    const again = await fetch(server.url + path, { headers: { ...page.headers, ...known } });
    expect(again.status).toBe(304);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("img-src 'self' blob: data:;");
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('a file named by its content is kept for ever; one that is missing is not the page', async () => {
  const asset = await fetch(`${server.url}/assets/main-abc123.js`);
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('x-request-id')).toBeNull();
  expect((await fetch(`${server.url}/assets/main-old.js`, page)).status).toBe(404);
  expect((await fetch(`${server.url}/missing.png`, { headers: { accept: 'image/png' } })).status).toBe(404);
});

test('the service worker is asked for anew each time, may answer every page, and reaches no other server', async () => {
  const worker = await fetch(`${server.url}/sw.js`);
  expect(worker.headers.get('content-type')).toContain('javascript');
  expect(worker.headers.get('cache-control')).toBe('no-cache');
  expect(worker.headers.get('content-security-policy')).toContain("connect-src 'self';");
  const policy = (await fetch(server.url, page)).headers.get('content-security-policy');
  expect(policy).toContain("worker-src 'self'");
});

test('a file that was compressed by the build is sent as it is, to those who can read it', async () => {
  const ask = (encoding: string) =>
    fetch(`${server.url}/assets/main-abc123.js`, { headers: { 'accept-encoding': encoding } });
  const packed = await ask('gzip, deflate, br');
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('content-type')).toContain('javascript');
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(packed.headers.get('vary')).toMatch(/accept-encoding/i);
  expect(await packed.text()).toBe('export { compressed }');
  expect(await (await ask('identity')).text()).toBe('export {}');
});

test('nothing outside the folder of the app is served', async () => {
  for (const path of [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
  ]) {
    expect((await raw(path, 'localhost')).body).not.toContain('not served');
  }
});

test('a folder without a built app is refused at the start', () => {
  expect(() => webApp(scratch.path, null)).toThrow(StartError);
});

test('a call that does not exist, a body that is none, and one that is too large, are told apart', async () => {
  const { session } = await signIn(server);
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  const missing = await fetch(`${server.url}/api/nothing-here`, { headers });
  expect(missing.status).toBe(404);
  expect(await missing.json()).toMatchObject({ ok: false, error: { code: 'NOT_FOUND' } });
  const large = await fetch(`${server.url}/api/nothing-here`, {
    method: 'POST',
    headers,
    body: 'x'.repeat(300_000),
  });
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ error: { code: 'PAYLOAD_TOO_LARGE' } });
  // All of it was read: nothing is cut off, and the connection goes on.
  expect(large.headers.get('connection')).not.toBe('close');
  expect(missing.headers.get('x-request-id')).toBeTruthy();
});

test('a text that no database keeps is refused by every service, and nothing breaks', async () => {
  const { session } = await signIn(server);
  const headers = { authorization: `Bearer ${session.access_token}`, 'content-type': 'application/json' };
  const send = async (path: string, method: string, body: unknown) =>
    (await fetch(server.url + path, { method, headers, body: JSON.stringify(body) })).status;
  for (const text of ['\0', '\ud800']) {
    expect(
      await send(endpoints.createJob.path, 'POST', { kind: 'image_batch', form: { prompt: text } }),
    ).toBe(400);
    expect(await send('/auth/v1/user', 'PUT', { data: { [text]: 1 } })).toBe(400);
    expect(await send(`/rest/v1/${profileTable}`, 'PATCH', { display_name: text })).toBe(400);
  }
});

test('of one person four requests are worked on at once, and nobody else waits for them', async () => {
  const entered: string[] = [];
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const slow = { ...endpoints.balance, path: '/api/slow' } as const;
  const studio = await startTestServer({}, undefined, {
    endpoints: [slow],
    serve: (routes) =>
      routes.get(slow.path, async (c) => {
        entered.push(c.get('user').id);
        await isReleased;
        return c.json({});
      }),
  });
  const ask = async ({ session }: Awaited<ReturnType<typeof signIn>>) => {
    const headers = { authorization: `Bearer ${session.access_token}` };
    return (await fetch(studio.url + slow.path, { headers })).status;
  };
  const [mara, otto] = [await signIn(studio), await signIn(studio)];
  const asked = Array.from({ length: 6 }, () => ask(mara));
  await vi.waitFor(() => expect(entered).toHaveLength(4));
  asked.push(ask(otto));
  await vi.waitFor(() => expect(entered).toContain(otto.user.id));
  expect(entered).toHaveLength(5);
  release();
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 7 }, () => 200));
  await studio.close();
});

test('a visitor is refused everywhere but where the contract lets anyone in', async () => {
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  for (const path of ['/api/balance', '/api/jobs', '/api/user/flags', '/api/anything']) {
    const answer = await fetch(server.url + path);
    expect(answer.status, path).toBe(401);
    expect(await answer.json()).toMatchObject({ ok: false, error: { code: 'AUTH_REQUIRED' } });
  }
});

test('the local inbox shows the message with its link, to a browser on this machine only', async () => {
  const email = newEmail();
  await signIn(server, email);
  const { host } = new URL(server.url);
  const shown = await raw('/inbox', host);
  expect(shown.status).toBe(200);
  expect(shown.body).toContain(email);
  expect(shown.body).toContain('/auth/v1/verify?token=pkce_');
  expect((await raw('/inbox', 'studio.evil.example')).status).toBe(404);
  expect((await raw('/inbox/messages.json', 'studio.evil.example:80')).status).toBe(404);
});

test('what stands in a message cannot run in the inbox', async () => {
  await server.services.mailer.send({
    to: '"><script>alert(1)</script>@example.test',
    subject: '<img src=x onerror=alert(1)>',
    html: '<html><head></head><script>alert(1)</script></html>',
    text: '',
    link: 'http://127.0.0.1/"onclick="alert(1)',
  });
  const answer = await fetch(`${server.url}/inbox`);
  const body = await answer.text();
  expect(body).not.toContain('<script>alert');
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('"onclick=');
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'nonce-\w{32}'/);
  const id = /\/inbox\/messages\/([\w-]+)/.exec(body)?.[1];
  const letter = await fetch(`${server.url}/inbox/messages/${id}`);
  expect(letter.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect((await fetch(`${server.url}/inbox/messages/nothing`)).status).toBe(404);
});

test('the configuration: defaults, an empty value as none, and one line for a wrong one', () => {
  expect(readConfig({ PORT: '', SMTP_URL: ' ' })).toMatchObject({
    port: 4310,
    host: '127.0.0.1',
    smtpUrl: null,
  });
  expect(readConfig({ IMAGE_PROVIDER_B_KEY: 'k', IMAGE_PROVIDER_B_MODEL: 'm' }).imageModels).toEqual({
    'provider-b': { adapter: 'google', key: 'k', url: null, model: 'm', label: null },
  });
  const wrong: [Record<string, string>, string][] = [
    [{ PORT: '12.5' }, 'PORT must be'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be development, production or test.'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ SITE_URL: 'studio' }, 'SITE_URL must be an address'],
    [{ REDIRECT_ORIGINS: 'https://a.example, b' }, 'REDIRECT_ORIGINS must be addresses'],
    [{ NODE_ENV: 'production' }, 'SITE_URL must be given in production'],
    [{ MEDIA_S3_BUCKET: 'b' }, 'MEDIA_S3_BUCKET needs'],
  ];
  for (const [variables, line] of wrong) {
    expect(() => readConfig(variables)).toThrow(StartError);
    expect(() => readConfig(variables)).toThrow(line);
  }
});
