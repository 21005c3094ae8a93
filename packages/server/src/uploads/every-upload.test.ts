import { crc32 } from 'node:zlib';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { type Endpoint, endpoints, uploadField } from '@mirror-studio/domain/contract';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectConforming } from '../testing/conform.ts';
import { scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { closeStandIns, languageProtocols, standIn } from '../testing/stand-ins/index.ts';

/** Whatever takes a file, also what is added later. */
const takers = Object.values<Endpoint>(endpoints).filter(({ request }) => request === 'upload');
const arabic = 'صورة المرآة ⛵.png';

const scratch = scratchDir();
let server: TestServer;
let token: string;
beforeAll(async () => {
  // One of them shows what it takes to a language model.
  const { base, says } = languageProtocols['openai-compatible'];
  const { url } = await standIn(says('{"prompt":"a heron"}'));
  server = await startTestServer({
    media: { dir: scratch.path, s3: null },
    languageModel: {
      adapter: 'openai-compatible',
      url: url + base,
      key: null,
      model: 'ink',
      label: null,
      seesPictures: true,
    },
  });
});
// What one test has sent does not count against the next.
beforeEach(() => server.clock.advance(rateLimits.uploadsOfPerson.everyMs * 10));
afterAll(async () => {
  closeStandIns();
  await server.close();
  scratch.remove();
});

async function send(
  { path }: Endpoint,
  body: string | FormData | null,
  headers: Record<string, string> = {},
) {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
  });
  const answer = {
    status: response.status,
    body: (await response.json()) as { name?: string; message?: string; error?: { code: string } },
  };
  expectConforming('POST', path, answer);
  return answer;
}
const formWith = (bytes: Uint8Array, name: string, type: string) => {
  const form = new FormData();
  form.set(uploadField, new File([new Uint8Array(bytes)], name, { type }));
  return form;
};
const picture = (width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background: '#b8652a' } })
    .png()
    .toBuffer();

/** A few bytes that unfold to more pixels than anybody keeps. */
async function bomb() {
  const bytes = await picture();
  const side = Math.ceil(Math.sqrt(uploadLimits.mostPixels)) + 1;
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF');
const zip = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), Buffer.alloc(64)]);

it('there are endpoints that take a file', () => {
  expect(takers.map(({ path }) => path)).toEqual(expect.arrayContaining(['/api/uploads', '/api/forensics']));
});

describe.each(takers.map((endpoint) => [endpoint.path, endpoint] as const))('%s', (_, endpoint) => {
  // The clock goes on until a token is too old.
  beforeAll(async () => {
    token = (await signIn(server)).session.access_token;
  });

  it.each([
    ['of a wrong type', pdf, 'contract.pdf', 'application/pdf'],
    ['that is an archive', zip, 'pictures.zip', 'application/zip'],
    ['that lies about its type', pdf, 'portrait.png', 'image/png'],
    [
      'that begins as a picture and is none',
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      'a.png',
      'image/png',
    ],
    ['that is empty', Buffer.alloc(0), 'a.png', 'image/png'],
  ] as const)('refuses a file %s as no image', async (_what, bytes, name, type) => {
    expect(await send(endpoint, formWith(bytes, name, type))).toMatchObject({
      status: 415,
      body: { message: texts.referenceNotImage, error: { code: 'UNSUPPORTED_MEDIA' } },
    });
  });

  it.each([0.3, 0.6, 0.95])('refuses a picture that breaks off after %d of it', async (part) => {
    const whole = await picture(600, 800);
    const broken = whole.subarray(0, Math.floor(whole.length * part));
    expect(await send(endpoint, formWith(broken, 'a.png', 'image/png'))).toMatchObject({
      status: 415,
      body: { error: { code: 'UNSUPPORTED_MEDIA' } },
    });
  });

  it('refuses a bomb by its size in pixels', async () => {
    expect(await send(endpoint, formWith(await bomb(), 'a.png', 'image/png'))).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('million pixels'), error: { code: 'INPUT_INVALID' } },
    });
  });

  it('takes a name in Arabic', async () => {
    const { status, body } = await send(endpoint, formWith(await picture(), arabic, 'image/png'));
    expect(status).toBe(200);
    if (body.name !== undefined) expect(body.name).toBe(arabic);
  });

  it('takes a picture whose type and name say something else', async () => {
    expect((await send(endpoint, formWith(await picture(), 'notes.txt', 'text/plain'))).status).toBe(200);
  });

  it.each([
    ['a form without a file', (): FormData => new FormData(), refusals.fileMissing],
    [
      'a form with the words of a field',
      (): FormData => {
        const form = new FormData();
        form.set(uploadField, 'portrait.png');
        return form;
      },
      refusals.fileMissing,
    ],
    ['nothing', (): null => null, refusals.formUnreadable],
  ] as const)('refuses %s, in words', async (_what, body, message) => {
    expect(await send(endpoint, body())).toMatchObject({
      status: 422,
      body: { message, error: { code: 'INPUT_INVALID' } },
    });
  });

  it('refuses JSON and half a form', async () => {
    const json = await send(endpoint, '{"file":"a.png"}', { 'content-type': 'application/json' });
    expect(json).toMatchObject({ status: 422, body: { error: { code: 'INPUT_INVALID' } } });
    const half = await send(endpoint, `--x\r\nContent-Disposition: form-data; name="${uploadField}"`, {
      'content-type': 'multipart/form-data; boundary=x',
    });
    expect(half).toMatchObject({ status: 422, body: { error: { code: 'INPUT_INVALID' } } });
  });
});
