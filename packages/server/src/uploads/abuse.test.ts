import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { json as readJson, text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { photoShootLimits } from '@mirror-studio/domain/constants/photo-shoot';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { refusedBodyLimits, uploadLimits } from '@mirror-studio/domain/constants/server';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn, startTestServer, type TestServer } from '../testing/index.ts';
import { QueueFullError, TaskTimeoutError } from '../workers/index.ts';
import { decodingError } from './prepare.ts';
import { readUpload } from './read-upload.ts';
import { UploadSlots } from './slots.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ networkLimitFactor: 1 });
});
afterAll(() => server.close());

/** Somebody new; messages from one network are counted, so that time passes between two. */
const newcomer = async () => {
  server.clock.advance(rateLimits.mailFromNetwork.everyMs);
  return (await signIn(server)).session.access_token;
};
const minute = 60_000;
const boundary = 'a-boundary';
const part = (content: string | Uint8Array, disposition = 'name="file"; filename="a.png"') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
const form = (...parts: Buffer[]) => Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
const multipart = `multipart/form-data; boundary=${boundary}`;

/** Sends a body as it is, with Node's own client, which shows a connection that breaks. */
function send(path: string, body: Buffer, token: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; retryAfter: string | undefined; body: Record<string, unknown> }>(
    (resolve, reject) => {
      const sent = httpRequest(
        `${server.url}${path}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': multipart, ...headers },
        },
        (answer) => {
          const { statusCode: status = 0, headers: got } = answer;
          readJson(answer).then((body) => {
            resolve({ status, retryAfter: got['retry-after'], body: body as Record<string, unknown> });
          }, reject);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    },
  );
}
const upload = (body: Buffer, token: string, headers: Record<string, string> = {}) =>
  send('/api/uploads', body, token, headers);

const plain = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#b8652a' } });
/** The side of a square that has more pixels than may be. */
const side = Math.ceil(Math.sqrt(uploadLimits.mostPixels)) + 1;

async function hugeAvif(): Promise<Buffer> {
  const bytes = await plain().avif({ effort: 0 }).toBuffer();
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(side, size);
  bytes.writeUInt32BE(side, size + 4);
  return bytes;
}

async function hugePng(): Promise<Buffer> {
  const bytes = await plain().png().toBuffer();
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

describe('an upload', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('of %s is taken', async (format) => {
    const { status } = await upload(form(part(await plain().toFormat(format).toBuffer())), await newcomer());
    expect(status).toBe(200);
  });

  it.each([
    ['AVIF', hugeAvif],
    ['PNG', hugePng],
  ])('of a small %s that unfolds to too many pixels is refused by its header', async (_, huge) => {
    const bytes = await huge();
    expect(bytes.length).toBeLessThan(2_000);
    expect(await upload(form(part(bytes)), await newcomer())).toMatchObject({
      status: 422,
      body: { message: 'This image has more than 40 million pixels. Make it smaller and try again.' },
    });
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0')],
    ['a PNG that ends after its name', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2')],
  ])('of %s is refused, whatever it calls itself', async (_, bytes) => {
    expect(await upload(form(part(bytes)), await newcomer())).toMatchObject({
      status: 415,
      body: { message: texts.referenceNotImage },
    });
  });

  it.each([
    ['NUL', 'a\0.png'],
    ['a control character', 'a\u0007.png'],
    ['too many characters', `${'x'.repeat(uploadLimits.nameCharacters)}.png`],
  ])('with %s in its name is refused in words', async (_, name) => {
    const bytes = await plain().png().toBuffer();
    const body = form(part(bytes, `name="file"; filename="${name}"`));
    const { status, body: answer } = await upload(body, await newcomer());
    expect(status).toBe(422);
    expect(answer.message).toMatch(/^The name of the file is longer than 255 characters or holds/);
  });

  it('keeps a name that is not English', async () => {
    const bytes = await plain().png().toBuffer();
    const body = form(part(bytes, 'name="file"; filename="niña 鏡.png"'));
    expect((await upload(body, await newcomer())).body).toMatchObject({ name: 'niña 鏡.png' });
  });

  const empty = part('', 'name="a"');
  it.each([
    ['160,000 parts', () => form(...Array<Buffer>(160_000).fill(empty)), {}],
    ['two files', () => form(part('x'), part('y')), {}],
    ['a form that breaks off', () => part('x'), {}],
    ['no boundary', () => form(part('x')), { 'content-type': 'multipart/form-data' }],
    [
      'a boundary longer than one may be',
      () => form(part('x')),
      { 'content-type': `multipart/form-data; boundary=${'b'.repeat(71)}` },
    ],
    ['another type', () => form(part('x')), { 'content-type': 'application/x-www-form-urlencoded' }],
  ] as [string, () => Buffer, Record<string, string>][])('with %s is refused', async (_, body, headers) => {
    expect(await upload(body(), await newcomer(), headers)).toMatchObject({
      status: 422,
      body: { message: refusals.formUnreadable },
    });
  });
});

it('an image that waited or took too long is not called something else', () => {
  const late = decodingError(new TaskTimeoutError('late'));
  expect(late).toMatchObject({ status: 429, message: refusals.imageTooSlow });
  const full = new QueueFullError('full');
  expect(decodingError(full)).toBe(full);
  expect(decodingError(new Error('broken'))).toMatchObject({
    status: 415,
    message: texts.referenceNotImage,
  });
});

describe('a body that is refused', () => {
  const eleven = form(part(Buffer.alloc(11 * 1024 * 1024)));
  it.each([
    ['whose length is said before', { 'content-length': String(eleven.length) }],
    ['whose length is not said', { 'transfer-encoding': 'chunked' }],
  ] as [string, Record<string, string>][])('of 11 MB %s is answered, not cut off', async (_, headers) => {
    const token = await newcomer();
    for (let times = 0; times < 4; times++) {
      expect(await upload(eleven, token, headers)).toMatchObject({
        status: 413,
        body: { message: texts.referenceTooLarge },
      });
    }
  });

  it('is answered to one who sends all of it before looking at the answer', async () => {
    const { hostname, port } = new URL(server.url);
    const token = await newcomer();
    const socket = connect(Number(port), hostname);
    const answer = text(socket);
    socket.write(
      `POST /api/uploads HTTP/1.1\r\nhost: studio.test\r\nconnection: close\r\nauthorization: Bearer ${token}\r\n` +
        `content-type: ${multipart}\r\ncontent-length: ${eleven.length}\r\n\r\n`,
    );
    for (let at = 0; at < eleven.length; at += 256 * 1024) {
      const sent = promisify(socket.write.bind(socket) as (chunk: Buffer, done: () => void) => void);
      await sent(eleven.subarray(at, at + 256 * 1024));
      // The answer may be there long before the end is sent: a connection that was closed then breaks here.
      await new Promise(setImmediate);
    }
    expect(await answer).toMatch(/^HTTP\/1.1 413 /);
  });

  it('is answered also where nobody is signed in, and where JSON is too long', async () => {
    expect((await upload(eleven, 'nobody')).status).toBe(401);
    const json = { 'content-type': 'application/json' };
    expect((await send('/api/jobs', Buffer.alloc(2 * 1024 * 1024, '1'), await newcomer(), json)).status).toBe(
      413,
    );
  });

  it('is read as it arrives: no more than fits, and no longer than it may take', async () => {
    let given = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        const chunk = given === 0 ? part('').subarray(0, -2) : new Uint8Array(64 * 1024);
        given += chunk.length;
        controller.enqueue(chunk);
      },
    });
    const never = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(part('x')) });
    const asked = (body: ReadableStream, patienceMs?: number) =>
      readUpload(
        new Request('http://studio.test', {
          method: 'POST',
          headers: { 'content-type': multipart },
          body,
          duplex: 'half',
        } as RequestInit),
        patienceMs,
      );
    await expect(asked(endless)).rejects.toMatchObject({ status: 413, message: texts.referenceTooLarge });
    expect(given).toBeLessThan(photoShootLimits.referenceBytes + 4 * uploadLimits.envelopeBytes);
    await expect(asked(never, 20)).rejects.toMatchObject({ status: 408, message: refusals.uploadTooSlow });
  });

  it('is not read further than is reasonable', async () => {
    // It says that more follows than is read, sends nothing of it, and is answered all the same.
    expect(await unfinished({ 'content-length': String(refusedBodyLimits.bytes + 1) })).toBe(401);
  });
});

/** Announces a body and sends its first byte alone. Returns the status of the answer. */
function unfinished(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(`${server.url}/api/uploads`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      sent.destroy();
    });
    sent.on('error', reject);
    sent.write('x');
  });
}

describe('how much may be sent', () => {
  const noImage = form(part('no image'));
  const { uploadsOfPerson, uploadsFromNetwork } = rateLimits;

  it('is counted for each person, and says when there is room again', async () => {
    server.clock.advance(10 * minute);
    const token = await newcomer();
    for (let sent = 0; sent < uploadsOfPerson.burst; sent++)
      expect((await upload(noImage, token)).status).toBe(415);
    expect(await upload(noImage, token)).toMatchObject({
      status: 429,
      retryAfter: String(uploadsOfPerson.everyMs / 1000),
      body: { error: { code: 'RATE_LIMITED' } },
    });
    expect((await upload(noImage, await newcomer())).status).toBe(415);
    server.clock.advance(uploadsOfPerson.everyMs);
    expect((await upload(noImage, token)).status).toBe(415);
  });

  it('is counted for a network, whoever sends from there', async () => {
    const people: string[] = [];
    for (let made = 0; made * uploadsOfPerson.burst <= uploadsFromNetwork.burst; made++)
      people.push(await newcomer());
    const last = people.pop() ?? '';
    server.clock.advance(10 * minute);
    for (const token of people) {
      for (let sent = 0; sent < uploadsOfPerson.burst; sent++)
        expect((await upload(noImage, token)).status).toBe(415);
    }
    expect((await upload(noImage, last)).status).toBe(429);
  });

  it('is bounded for those in memory at once, in all, of one person and of one network', () => {
    const slots = new UploadSlots({ inAll: 4, ofPerson: 2, ofNetwork: 3 });
    const release = slots.acquire('mara', 'a', 1);
    slots.acquire('mara', 'a', 1);
    expect(() => slots.acquire('mara', 'b', 1)).toThrow(QueueFullError);
    slots.acquire('ines', 'a', 1);
    expect(() => slots.acquire('vera', 'a', 1)).toThrow(QueueFullError);
    const releaseVera = slots.acquire('vera', 'b', 1);
    expect(() => slots.acquire('otto', 'c', 1)).toThrow(QueueFullError);
    releaseVera();
    release();
    slots.acquire('mara', 'a', 1);
    slots.acquire('otto', 'a', 2);
    expect(() => slots.acquire('ines', 'b', 1)).toThrow(QueueFullError);
  });
});
