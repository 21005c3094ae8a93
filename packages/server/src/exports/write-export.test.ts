import { mediaRights, type PictureFormat, pictureFormats } from '@mirror-studio/domain/media';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { containers } from './containers/index.ts';
import { type Statement, stateRights } from './statement.ts';
import { credentialOf } from './testing/credential.ts';
import { readByExiftool } from './testing/exiftool.ts';
import { writeExport } from './write-export.ts';
import { xmlText } from './xmp.ts';

const creator = 'Mara Ñandú';
const prompt = 'Salt <flats> & “mirrors”\nin the rain, 鏡 🜚';
const settings = {
  mirrorProtocolEnabled: true,
  allowResale: false,
  allowTraining: false,
  shareMetadata: true,
};
const statement = (given: Partial<typeof settings> = {}): Statement => {
  const rights = mediaRights({ ...settings, ...given });
  return {
    rights: stateRights(rights, creator),
    made: rights.metadata ? { prompt, model: 'Literal model' } : null,
    source: 'trainedAlgorithmicMedia',
    createdAt: '2026-11-21T10:00:00.000Z',
    exportedAt: '2026-11-26T09:30:00.000Z',
  };
};

/** A picture with noise of its own, so that a changed pixel is seen. */
async function picture(format: PictureFormat, { alpha = false } = {}): Promise<Buffer> {
  const channels = alpha ? 4 : 3;
  const pixels = Buffer.from(Array.from({ length: 41 * 31 * channels }, (_, at) => (at * 7919) % 251));
  return sharp(pixels, { raw: { width: 41, height: 31, channels } })
    .toFormat(format)
    .toBuffer();
}
const order = async (from: PictureFormat, format: PictureFormat, more: Partial<Statement> = {}) => ({
  bytes: await picture(from),
  format,
  isHighQuality: true,
  statement: { ...statement(), ...more },
});
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
const label = async (format: PictureFormat, credential: Buffer) => {
  const labels = { xmp: '<x/>', iim: Buffer.alloc(0), texts: [], credential };
  return containers[format].label(await picture(format), labels, { width: 41, height: 31, hasAlpha: false });
};

describe.each(pictureFormats)('another program reads from a %s', (format) => {
  it('who made it, what may be done with it, and by what it was made', async () => {
    const bytes = await writeExport(await order('png', format));
    const read = await readByExiftool(bytes, format === 'jpeg' ? 'jpg' : format);
    expect(read).toMatchObject({
      'ExifTool:Validate': 'OK',
      'File:MIMEType': `image/${format}`,
      'XMP-dc:Creator': [creator],
      'XMP-dc:Rights': expect.stringContaining(
        `Made by ${creator} with Mirror Studio. This work may not be resold`,
      ),
      'XMP-dc:Rights-es': expect.stringContaining(`Hecho por ${creator} con Mirror Studio.`),
      'XMP-xmpRights:UsageTerms': expect.stringContaining('may not be resold, mined for data or used'),
      'XMP-xmpRights:Marked': true,
      'XMP-plus:OtherConstraints': 'Resale is not allowed.',
      // Its own words for the address of the vocabulary.
      'XMP-plus:DataMining': 'Prohibited',
      'XMP-iptcExt:DigitalSourceType':
        'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
      'XMP-iptcExt:AIPromptInformation': prompt,
      'XMP-iptcExt:AISystemUsed': 'Literal model',
      'XMP-dc:Description': prompt,
    });
  });

  it('neither prompt nor model where they are not shared, whatever the kept file says of them', async () => {
    const kept = await sharp(await picture(format))
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${prompt}</a></x:xmpmeta>`)
      .withExif({ IFD0: { ImageDescription: 'Salt flats', Software: 'Literal model' } })
      .toFormat(format)
      .toBuffer();
    const bytes = await writeExport({
      bytes: kept,
      format,
      isHighQuality: true,
      statement: statement({ shareMetadata: false }),
    });
    const text = Buffer.from(bytes).toString('latin1');
    expect(text).not.toMatch(/Salt|Literal model|Exif/);
    expect(await readByExiftool(bytes, format)).toMatchObject({ 'XMP-dc:Creator': [creator] });
  });

  it('no right at all with the protocol off', async () => {
    const off = statement({ mirrorProtocolEnabled: false });
    const read = await readByExiftool(await writeExport(await order('png', format, off)), format);
    expect(Object.keys(read).filter((name) => /rights|plus|Creator$|By-line|Copyright/i.test(name))).toEqual(
      [],
    );
    expect(read).toHaveProperty('XMP-iptcExt:DigitalSourceType');
  });

  it.each([
    [{ allowTraining: true, allowResale: true }, 'Allowed', 'Resale is allowed.'],
    [{ allowResale: true }, 'Prohibited for AI/ML training', 'Resale is allowed.'],
    [{ allowTraining: true }, 'Allowed', 'Resale is not allowed.'],
  ])('what %o imply', async (given, mining, resale) => {
    const bytes = await writeExport(await order('png', format, statement(given)));
    expect(await readByExiftool(bytes, format)).toMatchObject({
      'XMP-plus:DataMining': mining,
      'XMP-plus:OtherConstraints': resale,
    });
  });

  it('a content credential as it was, and that the picture was changed since', async () => {
    const credential = credentialOf(150_000);
    const kept = await label('png', credential);
    const bytes = await writeExport({ ...(await order('png', format)), bytes: kept });
    expect(containers[format].credentialOf(bytes)).toEqual(credential);
    const read = await readByExiftool(bytes, format);
    expect(Object.keys(read).filter((name) => name.startsWith('JUMBF:')).length).toBeGreaterThan(0);
    expect(read['XMP-xmpMM:History']).toMatchObject([
      format === 'png'
        ? { Action: 'saved', Changed: '/metadata' }
        : { Action: 'converted', Parameters: `from image/png to image/${format}`, Changed: '/' },
    ]);
  });

  it('its pixels bit by bit where it was in that format already', async () => {
    const same = await order(format, format);
    expect(await pixelsOf(await writeExport(same))).toEqual(await pixelsOf(same.bytes));
  });

  it.each(pictureFormats)('a credential that came in a %s', async (from) => {
    const credential = credentialOf();
    const bytes = await writeExport({ ...(await order(from, format)), bytes: await label(from, credential) });
    expect(containers[format].credentialOf(bytes)).toEqual(credential);
  });
});

test('a JPEG says it in IPTC-IIM too, cut where that has no more room, and never inside a character', async () => {
  const long = stateRights(mediaRights(settings), '鏡'.repeat(40));
  const read = await readByExiftool(await writeExport(await order('png', 'jpeg', { rights: long })), 'jpg');
  expect(read).toMatchObject({
    'IPTC:CodedCharacterSet': 'UTF8',
    'IPTC:By-line': '鏡'.repeat(10),
    'IPTC:Caption-Abstract': prompt,
    'IPTC:CopyrightNotice': expect.stringMatching(/^Made by 鏡+$/),
    'IPTC:SpecialInstructions': 'This work may not be resold, mined for data or used to train AI.',
    'IPTC:DateCreated': '2026:11:21',
  });
});

test('a PNG says it in its texts too', async () => {
  expect(await readByExiftool(await writeExport(await order('webp', 'png')), 'png')).toMatchObject({
    'PNG:Author': creator,
    'PNG:Description': prompt,
    'PNG:Software': 'Mirror Studio, Literal model',
    'PNG:Copyright': expect.stringContaining(creator),
  });
});

test('a picture that lies on its side is turned, and what is transparent is white where it cannot be', async () => {
  const lying = await sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const turned = await writeExport({ ...(await order('jpeg', 'jpeg')), bytes: lying });
  expect(await sharp(turned).metadata()).toMatchObject({ width: 31, height: 41 });
  expect((await sharp(turned).metadata()).orientation).toBeUndefined();
  const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  const flat = await writeExport({ ...(await order('png', 'jpeg')), bytes: clear });
  expect([...(await pixelsOf(flat)).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('standard quality weighs less', async () => {
  for (const format of ['jpeg', 'webp'] as const) {
    const high = await order(format, format);
    const standard = await writeExport({ ...high, isHighQuality: false });
    expect(standard.length).toBeLessThan((await writeExport(high)).length);
  }
});

test('a WebP with transparency keeps it', async () => {
  const bytes = await picture('webp', { alpha: true });
  const exported = await writeExport({ ...(await order('webp', 'webp')), bytes });
  expect(await sharp(exported).metadata()).toMatchObject({ hasAlpha: true, width: 41, height: 31 });
  expect(await pixelsOf(exported)).toEqual(await pixelsOf(bytes));
});

test('a text of XMP has no character that XML has not', () => {
  expect(xmlText('a\u0000\u0008b\ud800<&>"\r\n\uffff')).toBe('ab\ufffd&lt;&amp;&gt;&quot;&#xD;\n');
});
