import { crc32 } from 'node:zlib';
import { rateLimits } from '@mirror-studio/domain/constants/rate-limits';
import { uploadLimits } from '@mirror-studio/domain/constants/server';
import { type Forensics, uploadField } from '@mirror-studio/domain/contract';
import { mediaRights, pictureFormats } from '@mirror-studio/domain/media';
import { photoShoot as texts } from '@mirror-studio/domain/texts/en/photoShoot';
import { refusals } from '@mirror-studio/domain/texts/en/refusals';
import { sql } from 'drizzle-orm';
import sharp, { type Create } from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { whole } from '../database/index.ts';
import { stateRights } from '../exports/statement.ts';
import { writeExport } from '../exports/write-export.ts';
import { expectConforming } from '../testing/conform.ts';
import { scratchDir, signIn, startTestServer, type TestServer } from '../testing/index.ts';
import {
  type Answer,
  closeStandIns,
  languageProtocols,
  sendJson,
  standIn,
} from '../testing/stand-ins/index.ts';

const path = '/api/forensics';
const scratch = scratchDir();
let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ media: { dir: scratch.path, s3: null } });
  token = (await signIn(server)).session.access_token;
});
// What one test has sent does not count against the next.
beforeEach(() => server.clock.advance(rateLimits.uploadsOfPerson.everyMs * 10));
afterAll(async () => {
  await server.close();
  scratch.remove();
});

async function send<Body>(
  at: string,
  bytes: Uint8Array | null,
  name = 'a.png',
  bearer = token,
  to = server,
  search = '',
) {
  const form = new FormData();
  if (bytes) form.set(uploadField, new File([new Uint8Array(bytes)], name));
  const response = await fetch(to.url + at + search, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: form,
  });
  const answer = {
    status: response.status,
    body: (await response.json()) as Body & { message: string },
  };
  expectConforming('POST', at, answer);
  return answer;
}
const examine = (bytes: Uint8Array | null, name?: string, bearer?: string) =>
  send<Forensics>(path, bytes, name, bearer);
const plain = (background: Create['background'] = '#b8652a', width = 60, height = 80) =>
  sharp({ create: { width, height, channels: 3, background } });

describe('a picture', () => {
  it.each(pictureFormats)('that was exported here as %s tells its prompt and model', async (format) => {
    const settings = {
      mirrorProtocolEnabled: true,
      allowResale: false,
      allowTraining: false,
      shareMetadata: true,
    };
    const made = { prompt: 'Salt <b>flats</b>, 鏡', model: 'Literal model' };
    const bytes = await writeExport({
      bytes: await plain().png().toBuffer(),
      format,
      isHighQuality: true,
      statement: {
        rights: stateRights(mediaRights(settings), 'Mara'),
        made,
        source: 'trainedAlgorithmicMedia',
        createdAt: '2026-11-21T10:00:00.000Z',
        exportedAt: '2026-11-26T09:30:00.000Z',
      },
    });
    expect(await examine(bytes)).toMatchObject({
      status: 200,
      body: { basis: 'metadata', source: 'mirrorStudio', ...made, problems: [] },
    });
  });

  it('that another program has written tells what sharp puts into its EXIF', async () => {
    const UserComment = 'a fox\nNegative prompt: blur\nSteps: 20, Seed: 7, Size: 60x80';
    const bytes = await plain()
      .withExif({ IFD2: { UserComment }, IFD0: { ImageDescription: 'x' } })
      .jpeg()
      .toBuffer();
    expect((await examine(bytes)).body).toMatchObject({
      source: 'automatic1111',
      negativePrompt: 'blur',
      seed: '7',
    });
  });

  it.each(['png', 'gif', 'avif'] as const)(
    'of %s that says nothing gives a start from its pixels, and says so',
    async (format) => {
      const { body } = await examine(await plain().toFormat(format).toBuffer());
      expect(body).toMatchObject({
        basis: 'pixels',
        source: 'unknown',
        prompt: 'even light, soft focus, palette of orange, format 3:4',
        raw: [],
        pixels: { width: 60, height: 80, ratio: '3:4', light: 'even', sharpness: 'soft' },
      });
      expect(body.pixels.palette).toMatchObject([{ name: 'orange', share: 1 }]);
    },
  );

  it.each([
    ['es', 'luz uniforme, enfoque suave, paleta de naranja, formato 3:4'],
    ['en', 'even light, soft focus, palette of orange, format 3:4'],
  ])('gives its start in %s to whoever reads that', async (language, prompt) => {
    const bytes = await plain().png().toBuffer();
    const { body } = await send<Forensics>(path, bytes, 'a.png', token, server, `?language=${language}`);
    expect(body.prompt).toBe(prompt);
  });

  it('of which a part has a wrong checksum is read, and says so', async () => {
    const whole = await plain().png().toBuffer();
    const words = Buffer.concat([Buffer.from('tEXtparameters\0'), Buffer.from('a fox\nSteps: 20, Seed: 7')]);
    const part = Buffer.alloc(words.length + 8);
    part.writeUInt32BE(words.length - 4);
    words.copy(part, 4);
    part.writeUInt32BE((crc32(words) ^ 1) >>> 0, part.length - 4);
    // Behind the head, which is 33 bytes long with the signature.
    const { status, body } = await examine(Buffer.concat([whole.subarray(0, 33), part, whole.subarray(33)]));
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        source: 'automatic1111',
        raw: [{ where: 'PNG tEXt parameters', isDoubtful: true }],
        problems: [{ where: 'PNG tEXt parameters', problem: 'wrongChecksum' }],
      },
    });
  });

  it('in a language that there is not is refused', async () => {
    const bytes = await plain().png().toBuffer();
    expect((await send(path, bytes, 'a.png', token, server, '?language=xx')).status).toBe(422);
  });

  it.each([
    ['dark', '#101014', { light: 'lowKey' }],
    ['bright', '#f4f2ec', { light: 'highKey' }],
  ])('that is %s says so', async (_, colour, pixels) => {
    expect((await examine(await plain(colour).png().toBuffer())).body.pixels).toMatchObject(pixels);
  });

  it('of stripes is crisp, and blurred it is not', async () => {
    const stripes = Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 8 < 4 ? 0 : 255)));
    const picture = () => sharp(stripes, { raw: { width: 64, height: 64, channels: 1 } });
    const sharpness = async (bytes: Buffer) => (await examine(bytes)).body.pixels.sharpness;
    expect(await sharpness(await picture().png().toBuffer())).toBe('crisp');
    expect(await sharpness(await picture().blur(12).png().toBuffer())).toBe('soft');
  });

  it('that lies on its side is measured upright', async () => {
    const bytes = await plain().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await examine(bytes)).body.pixels).toMatchObject({ width: 80, height: 60, ratio: '4:3' });
  });

  it('leaves nothing behind', async () => {
    await examine(await plain().png().toBuffer(), 'مرآة.png');
    const row = v.object({ count: whole });
    expect(await server.services.db.first(row, sql`select count(*) as count from studio.media`)).toEqual({
      count: 0,
    });
  });
});

describe('it is refused', () => {
  it.each([
    ['a text', Buffer.from('a fox')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a PNG in name alone', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('for %s', async (_, bytes) => {
    expect(await examine(bytes)).toMatchObject({ status: 415, body: { message: texts.referenceNotImage } });
  });

  it('for a picture that breaks off', async () => {
    const bytes = await plain('#123456', 600, 800).jpeg().toBuffer();
    expect((await examine(bytes.subarray(0, bytes.length / 2))).status).toBe(415);
  });

  it('for a small one that unfolds to too many pixels', async () => {
    const bytes = await plain().png().toBuffer();
    const side = Math.ceil(Math.sqrt(uploadLimits.mostPixels)) + 1;
    bytes.writeUInt32BE(side, 16);
    bytes.writeUInt32BE(side, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    expect(await examine(bytes)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('million pixels') },
    });
  });

  it('for no file, a name that nobody means, and nobody', async () => {
    expect((await examine(null)).status).toBe(422);
    expect((await examine(await plain().png().toBuffer(), `${'x'.repeat(300)}.png`)).status).toBe(422);
    expect((await examine(await plain().png().toBuffer(), 'a.png', 'nobody')).status).toBe(401);
  });

  it('for too many in a row, in words', async () => {
    const bytes = await plain().png().toBuffer();
    const answers = [];
    for (let at = 0; at <= rateLimits.uploadsOfPerson.burst; at++) answers.push(await examine(bytes));
    expect(answers.at(-1)).toMatchObject({ status: 429 });
    expect(answers.at(-1)?.body.message).toMatch(refusals.tooManyRequests_other.slice(0, 17));
  });
});

describe('a language model that sees pictures', () => {
  const { base, says, refusal } = languageProtocols['openai-compatible'];
  const description = `${path}/description`;
  let answer: Answer;
  let seeing: TestServer;
  let shown: readonly { readonly text: string }[];
  let bearer: string;
  beforeAll(async () => {
    const service = await standIn((...asked) => answer(...asked));
    shown = service.asked;
    const languageModel = {
      adapter: 'openai-compatible',
      url: service.url + base,
      key: null,
      model: 'ink',
      label: 'The attic',
      seesPictures: true,
    } as const;
    seeing = await startTestServer({ languageModel });
    bearer = (await signIn(seeing)).session.access_token;
  });
  afterAll(async () => {
    closeStandIns();
    await seeing.close();
  });
  const describePicture = (bytes: Uint8Array, search?: string) =>
    send(description, bytes, 'a.png', bearer, seeing, search);

  it('says what it sees in one, which comes to it without its metadata', async () => {
    answer = says('{"prompt":"a heron on wet slate"}');
    const bytes = await plain()
      .withExif({ IFD0: { ImageDescription: 'my home address' } })
      .jpeg()
      .toBuffer();
    expect(await describePicture(bytes)).toMatchObject({
      status: 200,
      body: { prompt: 'a heron on wet slate', model: 'The attic' },
    });
    expect(shown).toHaveLength(1);
    const [, sent = ''] = /data:image\/webp;base64,([A-Za-z0-9+/=]+)/.exec(shown[0]?.text ?? '') ?? [];
    const picture = await sharp(Buffer.from(sent, 'base64')).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 60, height: 80 });
    expect(picture.exif).toBeUndefined();
  });

  it.each([
    ['', 'Write in English'],
    ['?language=es', 'Write in Spanish'],
  ])('is asked with “%s” to %s', async (search, asked) => {
    answer = says('{"prompt":"una garza"}');
    await describePicture(await plain().png().toBuffer(), search);
    expect(shown.at(-1)?.text).toContain(asked);
  });

  it('refuses in its own name, and what is no picture does not come to it', async () => {
    answer = (_, reply) => sendJson(reply, refusal('Not today.'), 400);
    const bytes = await plain().png().toBuffer();
    expect(await describePicture(bytes)).toMatchObject({
      body: { message: expect.stringContaining('The attic'), error: { code: 'PROVIDER_BAD_REQUEST' } },
    });
    const before = shown.length;
    expect((await describePicture(Buffer.from('a fox'))).status).toBe(415);
    expect(shown).toHaveLength(before);
  });

  it('is missed in words where none is set up', async () => {
    expect(await send(description, await plain().png().toBuffer())).toMatchObject({
      status: 503,
      body: { message: refusals.visionModelMissing },
    });
  });
});
