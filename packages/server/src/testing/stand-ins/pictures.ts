import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** What stand-ins give for pictures. */
export const givenPictures = {
  /** A picture, of no ratio that is asked for. */
  picture: () =>
    sharp({ create: { width: 150, height: 100, channels: 3, background: '#246' } })
      .png()
      .toBuffer(),
  /** Something else. */
  text: async () => Buffer.from('a text'),
  /** The first half of a picture. */
  half: async () => {
    const whole = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
      .composite([{ input: Buffer.from('<svg width="300" height="200"><circle r="90"/></svg>') }])
      .png()
      .toBuffer();
    return whole.subarray(0, Math.floor(whole.length / 2));
  },
  /** Some kilobytes that unfold to 64 million pixels: more than an upload may, fewer than a decoder refuses by itself. */
  bomb: async () => whitePng(8_000),
} as const satisfies Record<string, () => Promise<Buffer>>;
export type GivenPicture = keyof typeof givenPictures;

/** A white square of one bit a pixel. Takes its edge in pixels, a multiple of eight. */
function whitePng(edgePx: number): Buffer {
  const row = Buffer.alloc(1 + edgePx / 8, 0xff);
  row[0] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edgePx, 0);
  header.writeUInt32BE(edgePx, 4);
  header[8] = 1;
  const rows = Buffer.concat(Array.from({ length: edgePx }, () => row));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = [Buffer.alloc(4), Buffer.alloc(4)] as const;
  ends[0].writeUInt32BE(data.length);
  ends[1].writeUInt32BE(crc32(body));
  return Buffer.concat([ends[0], body, ends[1]]);
}
