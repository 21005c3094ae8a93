import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PictureVariant } from '@mirror-studio/domain/contract';
import { pictureWidths, mediaAddressMs as windowMs } from '@mirror-studio/domain/media';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { makeFolder } from '../config/folder.ts';
import type { Config } from '../config/index.ts';
import { type Queryable, secret } from '../database/index.ts';
import type { Clock, Services } from '../http/index.ts';
import { isSameHash } from '../http/request/is-same-hash.ts';

const variants = ['original', 'thumbnail', 'small'] as const;
export type MediaVariant = (typeof variants)[number];
const isVariant = (given: string): given is MediaVariant => variants.some((known) => known === given);
/** 168 bits: a third of 512, in whole groups of base64. */
const signatureBytes = 21;
type Addresses = Readonly<Record<MediaVariant, string>>;
/** Pictures whose addresses are known for the rest of the window: they are most of the work of a list. Half a kilobyte each. */
const mostAddressed = 10_000;

/** Where files lie, and the signed addresses under which they are given out. */
export interface MediaStore {
  readonly disk: Disk;
  /** A signed address of a file, good for at least half an hour. */
  address(id: string, variant?: MediaVariant): string;
  /** The picture made smaller, narrowest first, as `GET /api/gallery` and the jobs answer it. Takes its id and its width in px. */
  variants(id: string, width: number): PictureVariant[];
  /** Says whether a signature is ours, of this file, and not too old. Takes the parts of the address. */
  isSigned(id: string, variant: string, window: string, signature: string): variant is MediaVariant;
  /** Removes what was kept for this process only. */
  close(): Promise<void>;
}

/** What the parts are given that keep or read files. */
export interface MediaServices extends Services {
  readonly media: MediaStore;
}

/** Opens the media store. Takes the database, for the signing key that is kept with the data. */
export async function openMedia(config: Config, db: Queryable, clock: Clock): Promise<MediaStore> {
  const key = await secret(db, 'media.signing', () => crypto.randomUUID() + crypto.randomUUID());
  const sign = signer(createSecretKey(Buffer.from(key)));
  const now = () => Math.floor(clock.now().getTime() / windowMs);
  const current = new Map<string, Addresses>();
  let currentWindow = 0;
  const addressesOf = (id: string) => {
    const window = now();
    if (window !== currentWindow) current.clear();
    currentWindow = window;
    let addresses = current.get(id);
    if (!addresses) {
      const signatures = sign(id, window);
      const of = (variant: MediaVariant) => `/media/${id}/${variant}/${window}/${signatures[variant]}`;
      addresses = { original: of('original'), thumbnail: of('thumbnail'), small: of('small') };
      if (current.size >= mostAddressed) current.delete(current.keys().next().value ?? '');
      current.set(id, addresses);
    }
    return addresses;
  };
  return {
    ...(await diskOf(config)),
    address: (id, variant = 'original') => addressesOf(id)[variant],
    variants: (id, width) => {
      const { small, thumbnail } = addressesOf(id);
      return [
        { url: small, width: Math.min(width, pictureWidths.small) },
        { url: thumbnail, width: Math.min(width, pictureWidths.thumbnail) },
      ];
    },
    isSigned: (id, variant, window, signature): variant is MediaVariant => {
      const given = Number(window);
      if (!isVariant(variant) || !Number.isSafeInteger(given)) return false;
      if (given > now() || given < now() - 1) return false;
      return isSameHash(sign(id, given)[variant], signature);
    },
  };
}

/** Signs a picture of a window: each variant gets a third of one HMAC, which says nothing of the other two. */
function signer(key: KeyObject): (id: string, window: number) => Addresses {
  return (id, window) => {
    const mac = createHmac('sha512', key).update(`${id}/${window}`).digest();
    const part = (at: number) => mac.toString('base64url', at * signatureBytes, (at + 1) * signatureBytes);
    return { original: part(0), thumbnail: part(1), small: part(2) };
  };
}

async function diskOf({ media }: Config): Promise<{ disk: Disk; close(): Promise<void> }> {
  if (media.s3) return { disk: await s3Disk(media.s3), close: async () => {} };
  const passing = media.dir === null;
  // With a database elsewhere nothing else has looked at it yet: the first picture would be too late.
  if (media.dir !== null) makeFolder('MEDIA_DIR', media.dir);
  const location = media.dir ?? (await mkdtemp(join(tmpdir(), 'mirror-studio-media-')));
  return {
    disk: new Disk(new FSDriver({ location, visibility: 'private' })),
    close: () => (passing ? rm(location, { recursive: true, force: true }) : Promise.resolve()),
  };
}

async function s3Disk(s3: NonNullable<Config['media']['s3']>): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = s3;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      region,
      bucket,
      visibility: 'private',
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
    }),
  );
}
